import Headless
import Screens
import Shared
import Testing

struct StoryboardTests {
    private let screens = [
        AddImageStoryboard().screen, DashboardStoryboard().screen, FavoritesStoryboard().screen,
        FeedStoryboard().screen, LoginStoryboard().screen, PhotoListStoryboard().screen,
        PhotoStoryboard().screen, SignupStoryboard().screen, UserListStoryboard().screen,
    ]

    @Test func `Each element of a screen has a label, and a unique identifier, which is not its label`() {
        for screen in screens {
            let identifiers = screen.elements.flatMap(\.identifiers)
            let labels = screen.elements.flatMap(\.labels)

            #expect(screen.title.isEmpty || !labels.contains(""), "A feed is labeled by its category.")
            #expect(Set(identifiers).count == identifiers.count)
            #expect(Set(identifiers).isDisjoint(with: labels))
        }
    }

    @Test func `Only passwords are masked`() {
        let secure = screens.flatMap(\.elements).compactMap { element -> String? in
            guard case .field(let field) = element, field.isSecure else { return nil }
            return field.label
        }

        #expect(secure == ["Password", "Password"])
    }

    @Test func `Each field of a form is the element with its identifier, and takes what belongs there`() {
        let (login, signup, image) = (LoginStoryboard(), SignupStoryboard(), AddImageStoryboard())
        let fields =
            LoginForm.Field.allCases.map { login[$0] } + SignupForm.Field.allCases.map { signup[$0] }
            + AddImageForm.Field.allCases.map { image[$0] } + [PhotoStoryboard().title]

        #expect(
            fields.map { "\($0.identifier): \($0.label), \($0.kind)" } == [
                "email: Email, email", "password: Password, password",
                "firstName: First name, name", "lastName: Last name, name", "email: Email, email",
                "password: Password, newPassword", "phone: Phone, phone",
                "author: Author, name", "address: Image URL, webAddress", "title: Title, text",
            ]
        )
        #expect(fields.filter { $0.hint != nil }.map(\.label) == ["Phone"])
        #expect(signup.phone.hint == FieldError.invalidPhone.message)
    }

    @Test func `The dashboard's parts are laid out like the shop's, with Retry hidden at first`() {
        let dashboard = DashboardStoryboard()
        let sections = DashboardPart.allCases.map { dashboard[$0].section }

        #expect(sections.map(\.title) == ["Banners", "Categories", "Products", "Pictures"])
        #expect(sections.map(\.layout) == [.fullWidth, .shelf, .grid, .list])
        #expect(sections.map { $0.buttons.map(\.label) } == [["Retry"], ["Retry"], ["Retry"], ["Add image", "Retry"]])
        #expect(DashboardPart.allCases.allSatisfy { dashboard[$0].retry.isHidden })
    }

    @Test func `A screen that is a single list does not repeat its title`() {
        let lists = screens.map(\.sections).filter { $0.count == 1 }.flatMap(\.self)

        #expect(Set(lists.map(\.title)).isSuperset(of: ["Favorites", "", "Photos", "Users"]))
        #expect(lists.allSatisfy { !$0.showsTitle && $0.layout == .list })
    }

    @Test func `The title of a feed is that of its screen and of its list`() {
        let feed = FeedStoryboard()

        feed.setTitle("Bakery")

        #expect(feed.screen.title == "Bakery")
        #expect(feed.pictures.section.title == "Bakery")
    }
}

extension Screen {
    fileprivate var sections: [Section] {
        elements.compactMap { if case .section(let section) = $0 { section } else { nil } }
    }
}

extension Element {
    /// The labels of the element and of a section's buttons.
    fileprivate var labels: [String] {
        guard case .section(let section) = self else { return [label] }
        return [label] + section.buttons.map(\.label)
    }

    /// The identifiers of the element and of a section's buttons.
    fileprivate var identifiers: [String] {
        guard case .section(let section) = self else { return [identifier] }
        return [identifier] + section.buttons.map(\.identifier)
    }
}
