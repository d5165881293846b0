import Headless
import Screens
import Shared

/// Loads and shows everyone's email.
final class NewScreenViewController: ViewController {
    private nonisolated enum Job: Hashable {
        case emails
    }

    private let storyboard = NewScreenStoryboard()
    private let services: Services
    private let work: Work<Job>

    init(services: Services) {
        self.services = services
        work = Work(clock: services.clock)
    }

    var screen: Screen { storyboard.screen }

    func viewDidLoad() {
        storyboard.close.onTap = { [weak self] in self?.dismiss() }
        storyboard.emails.retry.onTap = { [weak self] in self?.load() }
        load()
    }

    private func load() {
        let hasBegun = work.run(.emails) { [services] in
            try await services.accounts.users().map(\.email)
        } then: { [weak self] result in
            self?.finishLoading(result)
        }
        guard hasBegun else { return }
        screen.isBusy = true
        storyboard.emails.section.status = nil
        storyboard.emails.retry.isHidden = true
    }

    private func finishLoading(_ result: Result<[String], any Error>) {
        screen.isBusy = false
        switch result {
        case .success(let emails):
            storyboard.emails.section.rows = emails.map { Row(id: ExactText($0), title: $0) }
            storyboard.emails.section.status = emails.isEmpty ? StatusText.noUsers : nil
        case .failure(let error): failLoading(Failure(error))
        }
    }

    private func failLoading(_ failure: Failure) {
        storyboard.emails.section.status = failure.reason.map { StatusText.couldNotLoad(.users, $0) }
        storyboard.emails.retry.isHidden = false
    }
}
