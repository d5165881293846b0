import Headless
import Screens
import Shared

/// A pattern broken on purpose: its Log in misspells a message.
final class MisspellingApp: Application {
    static let pattern = Pattern(name: "broken", title: "Broken", makeApplication: MisspellingApp.init)

    private let window: Window

    init(_ services: Services, _ window: Window) {
        self.window = window
    }

    func start() {
        window.setRoot(NavigationStack(root: MisspellingLogin()))
    }

    func open(_ link: DeepLink) {}
}

private final class MisspellingLogin: ViewController {
    private let storyboard = LoginStoryboard()
    var screen: Screen { storyboard.screen }

    init() {
        storyboard.logIn.onTap = { [storyboard] in storyboard.email.error = "Enter a vaild email address" }
    }
}
