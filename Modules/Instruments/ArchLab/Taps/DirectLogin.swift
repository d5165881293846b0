import ArchDemo
import Headless
import Screens
import Shared

/// Log in as a single class, the reference for the cost of a tap.
final class DirectLogin: ViewController {
    private let storyboard = LoginStoryboard()

    var screen: Screen { storyboard.screen }

    func viewDidLoad() {
        for field in LoginForm.Field.allCases {
            storyboard[field].onEdit = { [storyboard] in storyboard[field].error = nil }
        }
        storyboard.logIn.onTap = { [unowned self] in tapLogIn() }
    }

    private func tapLogIn() {
        do {
            _ = try LoginForm(email: storyboard.email.value, password: storyboard.password.value).validated()
        } catch {
            for field in LoginForm.Field.allCases { storyboard[field].error = error[field]?.message }
            present(Alert(.checkYourDetails(error.first)))
        }
    }
}
