import Shared

/// Decides what Photo shows and when to leave it.
final class PhotoPresenter {
    weak var view: (any PhotoView)?
    private let interactor: any PhotoInteractorInput
    private let router: any PhotoRouting
    /// Whether the user has edited the title; a photo that arrives later does not replace it.
    private var isTitleEdited = false

    init(interactor: any PhotoInteractorInput, router: any PhotoRouting) {
        self.interactor = interactor
        self.router = router
    }

    private func showSavingFailed(_ failure: Failure) {
        view?.showLoading(false)
        if let reason = failure.reason { view?.showAlert(.couldNotSave(reason)) }
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

    func didFailToFetch(_ failure: Failure) {
        view?.showLoading(false)
        guard let reason = failure.reason else { return }
        view?.showAlert(.couldNotLoadPhoto(reason))
        router.close()
    }

    func didRefuse(_ error: FormError<PhotoForm.Field>) {
        view?.showError(error[.title])
    }

    func didSave() {
        view?.showLoading(false)
        view?.showNotice(NoticeText.saved)
    }

    func didFailToSave(_ failure: Failure) {
        showSavingFailed(failure)
    }

    func didDelete() {
        view?.showLoading(false)
        router.close()
    }

    func didFailToDelete(_ failure: Failure) {
        showSavingFailed(failure)
    }

    func didNotFindPhoto() {
        view?.showLoading(false)
        view?.showAlert(.photoGone)
        router.close()
    }
}
