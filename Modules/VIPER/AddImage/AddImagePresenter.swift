import Shared

/// Decides what Add image shows and when to leave it.
final class AddImagePresenter {
    weak var view: (any AddImageViewInput)?
    private let interactor: any AddImageInteractorInput
    private let router: any AddImageRouterInput

    init(interactor: any AddImageInteractorInput, router: any AddImageRouterInput) {
        self.interactor = interactor
        self.router = router
    }
}

extension AddImagePresenter: AddImageViewOutput {
    func didEdit(_ field: AddImageForm.Field) {
        view?.showError(nil, for: field)
    }

    func didTapSave(_ form: AddImageForm) {
        interactor.save(form)
    }

    func didTapCancel() {
        router.close()
    }
}

extension AddImagePresenter: AddImageInteractorOutput {
    func didFailValidation(_ error: FormError<AddImageForm.Field>) {
        for field in AddImageForm.Field.allCases { view?.showError(error[field]?.message, for: field) }
    }

    func didBeginSaving() {
        view?.showLoading(true)
    }

    func didSave() {
        view?.showLoading(false)
        router.close()
    }

    func didFailToSave(_ failure: Failure) {
        view?.showLoading(false)
        if let reason = failure.reason { view?.showAlert(.couldNotSave(reason)) }
    }
}
