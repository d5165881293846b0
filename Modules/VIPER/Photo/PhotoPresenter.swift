import Shared

/// Decides what Photo shows and when to leave it.
final class PhotoPresenter {
    weak var view: (any PhotoView)?
    private let interactor: any PhotoInteractorInput
    private let router: any PhotoRouting
    /// Whether the user typed a title, which a photo loaded later must not replace.
    private var isTitleEdited = false

    init(interactor: any PhotoInteractorInput, router: any PhotoRouting) {
        self.interactor = interactor
        self.router = router
    }

    private func show(_ failure: Failure) {
        if failure == .photoGone {
            close(with: .photoGone)
        } else if let reason = failure.reason {
            view?.showAlert(.couldNotSave(reason))
        }
    }

    /// Closes the screen, which has no photo to show.
    private func close(after failure: Failure) {
        if failure == .photoGone {
            close(with: .photoGone)
        } else if let reason = failure.reason {
            close(with: .couldNotLoadPhoto(reason))
        }
    }

    private func close(with alert: AlertContent) {
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
    func didBeginFetchingPhoto() {
        view?.showLoading(true)
    }

    func didFetchPhoto(_ photo: PhotoResponse) {
        view?.showLoading(false)
        view?.showImage(address: photo.address)
        if !isTitleEdited { view?.showTitle(photo.title) }
    }

    func didFailToFetchPhoto(_ failure: Failure) {
        view?.showLoading(false)
        close(after: failure)
    }

    func didRefuse(_ error: FormError<PhotoForm.Field>) {
        view?.showError(error[.title])
    }

    func didBeginSaving() {
        view?.showLoading(true)
    }

    func didSave() {
        view?.showLoading(false)
        view?.showNotice(NoticeText.saved)
    }

    func didFailToSave(_ failure: Failure) {
        view?.showLoading(false)
        show(failure)
    }

    func didBeginDeleting() {
        view?.showLoading(true)
    }

    func didDelete() {
        view?.showLoading(false)
        router.close()
    }

    func didFailToDelete(_ failure: Failure) {
        view?.showLoading(false)
        show(failure)
    }
}
