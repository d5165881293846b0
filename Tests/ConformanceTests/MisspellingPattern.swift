import Headless
import Shared

/// A pattern broken on purpose: its Log in misspells a message.
final class MisspellingApp: Application {
    static let pattern = Pattern(name: "broken", title: "Broken", makeApplication: MisspellingApp.init)

    private let navigator: Navigator

    init(_ services: Services, _ navigator: Navigator) {
        self.navigator = navigator
    }

    func start() {
        navigator.setRoot(MisspellingLogin())
    }
}

private final class MisspellingLogin: ViewController {
    private let storyboard = LoginStoryboard()
    var screen: Screen { storyboard.screen }

    init() {
        storyboard.logIn.onTap = { [storyboard] in storyboard.email.error = "Enter a vaild email address" }
    }
}
