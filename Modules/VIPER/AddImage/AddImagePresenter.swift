import Shared

/// Turns what happens on Add image into requests, and their results into what is shown.
final class AddImagePresenter {
    weak var view: (any AddImageView)?
    private let interactor: any AddImageInteractorInput
    private let router: any AddImageRouting

    init(interactor: any AddImageInteractorInput, router: any AddImageRouting) {
        self.interactor = interactor
        self.router = router
    }
}

extension AddImagePresenter: AddImageViewOutput {
    func didEdit(_ field: AddImageForm.Field) {
        view?.showError(nil, for: field)
    }

    func didTapSave(author: String, address: String) {
        interactor.save(author: author, address: address)
    }

    func didTapCancel() {
        router.close()
    }
}

extension AddImagePresenter: AddImageInteractorOutput {
    func didBeginSaving() {
        view?.showLoading(true)
    }

    func didRefuse(_ error: FormError<AddImageForm.Field>) {
        for field in AddImageForm.Field.allCases { view?.showError(error[field], for: field) }
    }

    func didSave() {
        view?.showLoading(false)
        router.close()
    }

    func didFailToSave(reason: String) {
        view?.showLoading(false)
        view?.showAlert(.couldNotSave(reason))
    }
}
