import Shared

/// Shows one photo, gives it another title, or deletes it.
final class PhotoPresenter: PhotoPresenting {
    private nonisolated enum Job: Hashable {
        case photo
        case delete
        case save
    }

    weak var view: (any PhotoView)?
    private let id: Int
    private let repository: any PhotoRepository
    private let work: Work<Job>
    /// What a person has typed stays, though the photo comes later.
    private var isTitleEdited = false

    init(id: Int, repository: any PhotoRepository, clock: any AppClock) {
        self.id = id
        self.repository = repository
        work = Work(clock: clock)
    }

    func viewDidLoad() {
        view?.showLoading(true)
        work.run(.photo) { [repository, id] in
            try await repository.photo(id)
        } then: { [weak self] result in
            self?.show(result)
        }
    }

    func didEditTitle() {
        isTitleEdited = true
        view?.showError(nil)
    }

    func didTapSave(title: String) {
        do {
            save(try PhotoForm(title: title).validated())
        } catch {
            view?.showError(error[.title])
        }
    }

    func didTapDelete() {
        view?.askBeforeDeleting()
    }

    func didConfirmDeleting() {
        view?.showLoading(true)
        work.write(.delete) { [repository, id] in
            try await repository.delete(id)
        } then: { [weak self] result in
            self?.finishDeleting(result)
        }
    }

    private func save(_ title: String) {
        view?.showLoading(true)
        work.write(.save) { [repository, id] in
            try await repository.rename(id, to: title)
        } then: { [weak self] result in
            self?.finishSaving(result)
        }
    }

    private func show(_ result: Result<Photo, any Error>) {
        view?.showLoading(false)
        switch result {
        case .success(let photo):
            view?.showImage(address: photo.address)
            if !isTitleEdited { view?.showTitle(photo.title) }
        case .failure(PhotoError.gone):
            leave(.photoGone)
        case .failure(let error):
            leave(.couldNotLoadPhoto(FailureText.reason(for: error)))
        }
    }

    private func finishSaving(_ result: Result<Void, any Error>) {
        view?.showLoading(false)
        switch result {
        case .success: view?.showNotice(NoticeText.saved)
        case .failure(let error): refuse(error)
        }
    }

    private func finishDeleting(_ result: Result<Void, any Error>) {
        view?.showLoading(false)
        switch result {
        case .success: view?.close()
        case .failure(let error): refuse(error)
        }
    }

    private func refuse(_ error: any Error) {
        switch error {
        case PhotoError.gone: leave(.photoGone)
        default: view?.showAlert(.couldNotSave(FailureText.reason(for: error)))
        }
    }

    private func leave(_ alert: AlertContent) {
        view?.showAlert(alert)
        view?.close()
    }
}
