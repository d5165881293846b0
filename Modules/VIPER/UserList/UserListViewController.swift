import Headless
import Screens
import Shared

final class UserListViewController: ViewController, UserListViewInput {
    private let storyboard = UserListStoryboard()
    private let output: any UserListViewOutput

    init(output: any UserListViewOutput) {
        self.output = output
    }

    var screen: Screen { storyboard.screen }

    func viewDidLoad() {
        storyboard.logOut.onTap = { [weak self] in self?.output.didTapLogOut() }
        storyboard.users.retry.onTap = { [weak self] in self?.output.didTapRetry() }
        output.viewDidLoad()
    }

    func showLoading(_ isLoading: Bool) {
        screen.isBusy = isLoading
    }

    func showUsers(_ rows: [UserRow]) {
        storyboard.users.section.rows = rows.map(Row.init)
    }

    func showStatus(_ text: String?) {
        storyboard.users.section.status = text
    }

    func showRetry(_ isOffered: Bool) {
        storyboard.users.retry.isHidden = !isOffered
    }
}
