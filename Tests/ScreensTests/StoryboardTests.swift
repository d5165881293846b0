import Headless
import Screens
import Testing

struct StoryboardTests {
    private let screens = [
        AddImageStoryboard().screen, DashboardStoryboard().screen, FavoritesStoryboard().screen,
        FeedStoryboard().screen, LoginStoryboard().screen, PhotoListStoryboard().screen,
        PhotoStoryboard().screen, SignupStoryboard(passwordHint: "").screen, UserListStoryboard().screen,
    ]

    @Test func `Each element of a screen has a unique identifier, which is not its label`() {
        for screen in screens {
            let identifiers = screen.elements.flatMap(\.identifiers)
            let labels = screen.elements.map(\.label)

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
}

extension Element {
    /// The identifiers of the element and of a section's buttons.
    fileprivate var identifiers: [String] {
        guard case .section(let section) = self else { return [identifier] }
        return [identifier] + section.buttons.map(\.identifier)
    }
}
