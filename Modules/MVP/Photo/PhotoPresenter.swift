import Shared

/// Shows, renames or deletes one photo.
final class PhotoPresenter {
    private nonisolated enum Job: Hashable {
        case photo
        case save
        case delete
    }

    weak var view: (any PhotoViewInput)?
    private let id: Int
    private let repository: any PhotoRepository
    private let work: Work<Job>
    /// Whether the user typed a title, which a photo loaded later must not replace.
    private var isTitleEdited = false

    init(id: Int, repository: any PhotoRepository, activity: Activity) {
        self.id = id
        self.repository = repository
        work = Work(activity: activity)
    }
}

extension PhotoPresenter: PhotoViewOutput {
    func viewDidLoad() {
        work.run(.photo) { [repository, id] in
            try await repository.photo(id)
        } then: { [weak self] result in
            self?.finishLoading(result)
        }
        view?.showLoading(true)
    }

    func didEditTitle() {
        isTitleEdited = true
        view?.showError(nil)
    }

    func didTapSave(_ form: PhotoForm) {
        guard !work.isRunning else { return }
        do {
            save(try form.validated())
        } catch {
            refuse(error)
        }
    }

    func didTapDelete() {
        view?.askBeforeDeleting(.deletePhoto)
    }

    func didConfirmDeleting() {
        guard !work.isRunning else { return }
        work.write(.delete, orphanedAs: .deletion) { [repository, id] in
            try await repository.delete(id)
        } then: { [weak self] result in
            self?.finishDeleting(result)
        }
        view?.showLoading(true)
    }
}

extension PhotoPresenter {
    private func save(_ title: String) {
        work.write(.save, orphanedAs: .title) { [repository, id] in
            try await repository.rename(id, to: title)
        } then: { [weak self] result in
            self?.finishSaving(result)
        }
        view?.showLoading(true)
    }

    /// Shows the title's error; nothing is saved.
    private func refuse(_ error: FormError<PhotoForm.Field>) {
        view?.showError(error[.title]?.message)
    }

    private func finishLoading(_ result: Result<Photo, Failure>) {
        view?.showLoading(false)
        switch result {
        case .success(let photo):
            view?.showImage(address: photo.address)
            if !isTitleEdited { view?.showTitle(photo.title) }
        case .failure(let failure):
            close(after: failure)
        }
    }

    private func finishSaving(_ result: Result<Void, Failure>) {
        view?.showLoading(false)
        switch result {
        case .success: view?.showNotice(NoticeText.saved)
        case .failure(let failure): handleWriteFailure(failure)
        }
    }

    private func finishDeleting(_ result: Result<Void, Failure>) {
        view?.showLoading(false)
        switch result {
        case .success: view?.close()
        case .failure(let failure): handleWriteFailure(failure)
        }
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
        } else {
            view?.close()
        }
    }

    private func close(with alert: AlertContent) {
        view?.showAlert(alert)
        view?.close()
    }
}
