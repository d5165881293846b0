import Shared

/// Decides what New screen shows and when to close it.
final class NewScreenPresenter {
    weak var view: (any NewScreenViewInput)?
    private let interactor: any NewScreenInteractorInput
    private let router: any NewScreenRouterInput

    init(interactor: any NewScreenInteractorInput, router: any NewScreenRouterInput) {
        self.interactor = interactor
        self.router = router
    }
}

extension NewScreenPresenter: NewScreenViewOutput {
    func viewDidLoad() {
        interactor.loadEmails()
    }

    func didTapRetry() {
        interactor.loadEmails()
    }

    func didTapClose() {
        router.close()
    }
}

extension NewScreenPresenter: NewScreenInteractorOutput {
    func didBeginLoadingEmails() {
        view?.showLoading(true)
        view?.showStatus(nil)
        view?.showRetry(false)
    }

    func didLoadEmails(_ emails: [String]) {
        view?.showLoading(false)
        view?.showEmails(emails)
        view?.showStatus(emails.isEmpty ? StatusText.noUsers : nil)
    }

    func didFailToLoadEmails(_ failure: Failure) {
        view?.showLoading(false)
        view?.showStatus(failure.reason.map { StatusText.couldNotLoad(.users, $0) })
        view?.showRetry(true)
    }
}
