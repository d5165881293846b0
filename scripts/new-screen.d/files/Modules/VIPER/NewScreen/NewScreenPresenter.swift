import Shared

/// Decides what New screen shows and when to close it.
final class NewScreenPresenter {
    weak var view: (any NewScreenView)?
    private let interactor: any NewScreenInteractorInput
    private let router: any NewScreenRouting

    init(interactor: any NewScreenInteractorInput, router: any NewScreenRouting) {
        self.interactor = interactor
        self.router = router
    }
}

extension NewScreenPresenter: NewScreenViewOutput {
    func viewDidLoad() {
        interactor.fetchEmails()
    }

    func didTapRetry() {
        interactor.fetchEmails()
    }

    func didTapClose() {
        router.close()
    }
}

extension NewScreenPresenter: NewScreenInteractorOutput {
    func didBeginFetchingEmails() {
        view?.showLoading(true)
        view?.showStatus(nil)
        view?.showRetry(false)
    }

    func didFetchEmails(_ emails: [String]) {
        view?.showLoading(false)
        view?.showEmails(emails)
        view?.showStatus(emails.isEmpty ? StatusText.noUsers : nil)
    }

    func didFailToFetchEmails(_ failure: Failure) {
        view?.showLoading(false)
        view?.showStatus(failure.reason.map { StatusText.couldNotLoad(.users, $0) })
        view?.showRetry(true)
    }
}
