import Shared

/// Decides what Photo shows and when to leave it.
final class PhotoPresenter {
    weak var view: (any PhotoViewInput)?
    private let interactor: any PhotoInteractorInput
    private let router: any PhotoRouterInput
    /// Whether the user typed a title, which a photo loaded later must not replace.
    private var isTitleEdited = false

    init(interactor: any PhotoInteractorInput, router: any PhotoRouterInput) {
        self.interactor = interactor
        self.router = router
    }
}

extension PhotoPresenter: PhotoViewOutput {
    func viewDidLoad() {
        interactor.loadPhoto()
    }

    func didEditTitle() {
        isTitleEdited = true
        view?.showError(nil)
    }

    func didTapSave(_ form: PhotoForm) {
        interactor.save(form)
    }

    func didTapDelete() {
        view?.askBeforeDeleting(.deletePhoto)
    }

    func didConfirmDeleting() {
        interactor.delete()
    }
}

extension PhotoPresenter: PhotoInteractorOutput {
    func didBeginLoadingPhoto() {
        view?.showLoading(true)
    }

    func didLoadPhoto(_ photo: PhotoResponse) {
        view?.showLoading(false)
        view?.showImage(address: photo.address)
        if !isTitleEdited { view?.showTitle(photo.title) }
    }

    func didFailToLoadPhoto(_ failure: Failure) {
        view?.showLoading(false)
        close(after: failure)
    }

    func didFailValidation(_ error: FormError<PhotoForm.Field>) {
        view?.showError(error[.title]?.message)
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
        handleWriteFailure(failure)
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
        handleWriteFailure(failure)
    }
}

extension PhotoPresenter {
    private func handleWriteFailure(_ failure: Failure) {
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
        } else {
            router.close()
        }
    }

    private func close(with alert: AlertContent) {
        view?.showAlert(alert)
        router.close()
    }
}
