import Headless
import Screens
import Testing

struct StoryboardTests {
    @Test(arguments: [
        AddImageStoryboard().screen, DashboardStoryboard().screen, FavoritesStoryboard().screen,
        FeedStoryboard(category: "Flowers").screen, LoginStoryboard().screen, PhotoListStoryboard().screen,
        PhotoStoryboard().screen, SignupStoryboard().screen, UserListStoryboard().screen,
    ])
    func `Each element of a screen has an identifier of its own`(screen: Screen) {
        let identifiers = screen.elements.flatMap(\.identifiers)

        #expect(Set(identifiers).count == identifiers.count)
        #expect(identifiers.allSatisfy { !$0.contains(" ") })
    }
}

extension Element {
    /// The identifier of the element, and those of a section's buttons.
    fileprivate var identifiers: [String] {
        guard case .section(let section) = self else { return [identifier] }
        return [identifier] + section.buttons.map(\.identifier)
    }
}
