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

    @Test func `Each field of a form has its own element, which takes what belongs there and masks only passwords`() {
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
        #expect(fields.compactMap(\.hint) == [FieldError.invalidPhone.message])
        #expect(screens.flatMap(\.secureLabels) == ["Password", "Password"])
    }

    @Test func `The dashboard's parts are laid out like the shop's, with Retry hidden at first`() {
        let dashboard = DashboardStoryboard()
        let sections = DashboardPart.allCases.map { dashboard[$0].section }

        #expect(sections.map(\.title) == ["Banners", "Categories", "Products", "Pictures"])
        #expect(sections.map(\.layout) == [.fullWidth, .shelf, .grid, .list])
        #expect(sections.map { $0.buttons.map(\.label) } == [["Retry"], ["Retry"], ["Retry"], ["Add image", "Retry"]])
        #expect(DashboardPart.allCases.allSatisfy { dashboard[$0].retry.isHidden })
    }

    @Test func `A screen that is a single list does not repeat its title, which for a feed is set with the screen's`() {
        let lists = screens.map(\.sections).filter { $0.count == 1 }.flatMap(\.self)
        let feed = FeedStoryboard()

        feed.setTitle("Bakery")

        #expect(Set(lists.map(\.title)).isSuperset(of: ["Favorites", "", "Photos", "Users"]))
        #expect(lists.allSatisfy { !$0.showsTitle && $0.layout == .list })
        #expect([feed.screen.title, feed.pictures.section.title] == ["Bakery", "Bakery"])
    }
}

extension Screen {
    /// The labels of the masked fields.
    fileprivate var secureLabels: [String] {
        elements.compactMap { if case .field(let field) = $0, field.isSecure { field.label } else { nil } }
    }

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
