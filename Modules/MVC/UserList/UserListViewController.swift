import Headless
import Screens
import Shared

/// Loads and shows the users.
final class UserListViewController: ViewController {
    private nonisolated enum Job: Hashable {
        case users
    }

    private let storyboard = UserListStoryboard()
    private let accounts: any AccountService
    private let work: Work<Job>
    private weak var logOutDelegate: (any LogOutDelegate)?

    init(accounts: any AccountService, activity: Activity, logOutDelegate: any LogOutDelegate) {
        self.accounts = accounts
        self.logOutDelegate = logOutDelegate
        work = Work(activity: activity)
    }

    var screen: Screen { storyboard.screen }

    func viewDidLoad() {
        storyboard.logOut.onTap = { [weak self] in self?.logOutDelegate?.didAskToLogOut() }
        storyboard.users.retry.onTap = { [weak self] in self?.load() }
        load()
    }

    private func load() {
        let hasBegun = work.run(.users) { [accounts] in
            try await accounts.users()
        } then: { [weak self] result in
            self?.finishLoading(result)
        }
        guard hasBegun else { return }
        screen.isBusy = true
        storyboard.users.section.status = nil
        storyboard.users.retry.isHidden = true
    }

    private func finishLoading(_ result: Result<[User], Failure>) {
        screen.isBusy = false
        switch result {
        case .success(let users):
            storyboard.users.section.rows = users.map(makeRow)
            storyboard.users.section.status = users.isEmpty ? StatusText.noUsers : nil
        case .failure(let failure):
            storyboard.users.section.status = failure.reason.map { StatusText.couldNotLoad(.users, $0) }
            storyboard.users.retry.isHidden = false
        }
    }

    private func makeRow(_ user: User) -> Row {
        Row(id: "\(user.id)", title: "\(user.firstName) \(user.lastName)", subtitle: user.email)
    }
}
