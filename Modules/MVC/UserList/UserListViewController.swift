import Headless
import Screens
import Shared

/// Loads and shows the users.
final class UserListViewController: ViewController {
    private nonisolated enum Job: Hashable {
        case users
    }

    private let storyboard = UserListStoryboard()
    private let services: Services
    private let work: Work<Job>
    private weak var logOutDelegate: (any LogOutDelegate)?

    init(services: Services, logOutDelegate: any LogOutDelegate) {
        self.services = services
        self.logOutDelegate = logOutDelegate
        work = Work(clock: services.clock)
    }

    var screen: Screen { storyboard.screen }

    func viewDidLoad() {
        storyboard.logOut.onTap = { [weak self] in self?.logOutDelegate?.didAskToLogOut() }
        storyboard.users.retry.onTap = { [weak self] in self?.load() }
        load()
    }

    private func load() {
        let hasBegun = work.run(.users) { [services] in
            try await services.accounts.users()
        } then: { [weak self] result in
            self?.finishLoading(result)
        }
        guard hasBegun else { return }
        screen.isBusy = true
        storyboard.users.section.status = nil
        storyboard.users.retry.isHidden = true
    }

    private func finishLoading(_ result: Result<[User], any Error>) {
        screen.isBusy = false
        switch result {
        case .success(let users):
            storyboard.users.section.rows = users.map { Row(UserRow($0)) }
            storyboard.users.section.status = users.isEmpty ? StatusText.noUsers : nil
        case .failure(let error): failLoading(Failure(error))
        }
    }

    private func failLoading(_ failure: Failure) {
        storyboard.users.section.status = failure.reason.map { StatusText.couldNotLoad(.users, $0) }
        storyboard.users.retry.isHidden = false
    }
}
