import Headless
import Screens
import Shared
import TestSupport
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

        fields.map { "\($0.identifier): \($0.label), \($0.kind)" }.expect([
            "email: Email, email", "password: Password, password",
            "firstName: First name, name", "lastName: Last name, name", "email: Email, email",
            "password: Password, newPassword", "phone: Phone, phone",
            "author: Author, name", "address: Image URL, webAddress", "title: Title, text",
        ])
        screens.flatMap(\.secureLabels).expect(["Password", "Password"])
    }

    @Test func `One banner is as wide as the screen, categories fill a shelf, products a grid`() {
        let dashboard = DashboardStoryboard()

        let parts = [dashboard.banners, dashboard.categories, dashboard.products, dashboard.pictures]

        parts.map(\.section.layout).expect([.fullWidth, .shelf, .grid, .list])
    }

    @Test func `The title of a feed is that of its screen and of its section, which does not repeat it`() {
        let feed = FeedStoryboard()

        feed.setTitle("Bakery")

        #expect(feed.screen.title == "Bakery")
        #expect(feed.pictures.section.title == "Bakery")
        #expect(!feed.pictures.section.showsTitle)
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
