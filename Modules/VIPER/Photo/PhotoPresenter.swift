import Shared

/// Decides what Photo shows and when to leave it.
final class PhotoPresenter {
    private nonisolated enum Request {
        case photo
        case save
        case delete
    }

    weak var view: (any PhotoViewInput)?
    private let interactor: any PhotoInteractorInput
    private let router: any PhotoRouterInput
    private var running: Set<Request> = []
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
        begin(.photo)
    }

    func didLoadPhoto(_ photo: PhotoResponse) {
        end(.photo)
        view?.showImage(address: photo.address)
        if !isTitleEdited { view?.showTitle(photo.title) }
    }

    func didFailToLoadPhoto(_ failure: Failure) {
        end(.photo)
        close(after: failure)
    }

    func didFailValidation(_ error: FormError<PhotoForm.Field>) {
        view?.showError(error[.title]?.message)
    }

    func didBeginSaving() {
        begin(.save)
    }

    func didSave() {
        end(.save)
        view?.showNotice(NoticeText.saved)
    }

    func didFailToSave(_ failure: Failure) {
        end(.save)
        handleWriteFailure(failure)
    }

    func didBeginDeleting() {
        begin(.delete)
    }

    func didDelete() {
        end(.delete)
        router.close()
    }

    func didFailToDelete(_ failure: Failure) {
        end(.delete)
        handleWriteFailure(failure)
    }
}

extension PhotoPresenter {
    private func begin(_ request: Request) {
        running.insert(request)
        view?.showLoading(true)
    }

    private func end(_ request: Request) {
        running.remove(request)
        view?.showLoading(!running.isEmpty)
    }

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
        }
    }

    private func close(with alert: AlertContent) {
        view?.showAlert(alert)
        router.close()
    }
}
