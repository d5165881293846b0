import Headless
import Screens
import Shared

final class UserListViewController: ViewController, UserListViewInput {
    private let storyboard = UserListStoryboard()
    private let presenter: any UserListViewOutput

    init(presenter: any UserListViewOutput) {
        self.presenter = presenter
    }

    var screen: Screen { storyboard.screen }

    func viewDidLoad() {
        storyboard.logOut.onTap = { [weak self] in self?.presenter.didTapLogOut() }
        storyboard.users.retry.onTap = { [weak self] in self?.presenter.didTapRetry() }
        presenter.viewDidLoad()
    }

    func showLoading(_ isLoading: Bool) {
        screen.isBusy = isLoading
    }

    func showUsers(_ rows: [UserRow]) {
        storyboard.users.section.rows = rows.map { Row(id: "\($0.id)", title: $0.name, subtitle: $0.email) }
    }

    func showStatus(_ text: String?) {
        storyboard.users.section.status = text
    }

    func showRetry(_ isOffered: Bool) {
        storyboard.users.retry.isHidden = !isOffered
    }
}
