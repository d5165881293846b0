import Shared

/// Turns what happens on Photo into requests, and their results into what is shown.
final class PhotoPresenter {
    weak var view: (any PhotoView)?
    private let interactor: any PhotoInteractorInput
    private let router: any PhotoRouting

    init(interactor: any PhotoInteractorInput, router: any PhotoRouting) {
        self.interactor = interactor
        self.router = router
    }

    private func leave(_ alert: AlertContent) {
        view?.showLoading(false)
        view?.showAlert(alert)
        router.close()
    }
}

extension PhotoPresenter: PhotoViewOutput {
    func viewDidLoad() {
        view?.showLoading(true)
        interactor.fetchPhoto()
    }

    func didEditTitle() {
        view?.showError(nil)
    }

    func didTapSave(title: String) {
        view?.showLoading(true)
        interactor.save(title: title)
    }

    func didTapDelete() {
        view?.askBeforeDeleting()
    }

    func didConfirmDeleting() {
        view?.showLoading(true)
        interactor.delete()
    }
}

extension PhotoPresenter: PhotoInteractorOutput {
    func didFetch(_ photo: PhotoResponse) {
        view?.showLoading(false)
        view?.showPhoto(title: photo.title, address: photo.address)
    }

    func didFailToFetch(reason: String) {
        leave(.couldNotLoadPhoto(reason))
    }

    func didRefuse(_ error: FormError<PhotoForm.Field>) {
        view?.showLoading(false)
        view?.showError(error[.title])
    }

    func didSave() {
        view?.showLoading(false)
        view?.showNotice(NoticeText.saved)
    }

    func didDelete() {
        view?.showLoading(false)
        router.close()
    }

    func didFailToSave(reason: String) {
        view?.showLoading(false)
        view?.showAlert(.couldNotSave(reason))
    }

    func didNotFindPhoto() {
        leave(.photoGone)
    }
}
