import Shared

/// Turns what happens on Photo into requests, and their results into what is shown.
final class PhotoPresenter {
    weak var view: (any PhotoView)?
    private let interactor: any PhotoInteractorInput
    private let router: any PhotoRouting
    /// What a person has typed stays, though the photo comes later.
    private var isTitleEdited = false

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
        interactor.fetchPhoto()
    }

    func didEditTitle() {
        isTitleEdited = true
        view?.showError(nil)
    }

    func didTapSave(title: String) {
        interactor.save(title: title)
    }

    func didTapDelete() {
        view?.askBeforeDeleting()
    }

    func didConfirmDeleting() {
        interactor.delete()
    }
}

extension PhotoPresenter: PhotoInteractorOutput {
    func didBegin() {
        view?.showLoading(true)
    }

    func didFetch(_ photo: PhotoResponse) {
        view?.showLoading(false)
        view?.showImage(address: photo.address)
        if !isTitleEdited { view?.showTitle(photo.title) }
    }

    func didFailToFetch(reason: String) {
        leave(.couldNotLoadPhoto(reason))
    }

    func didRefuse(_ error: FormError<PhotoForm.Field>) {
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
