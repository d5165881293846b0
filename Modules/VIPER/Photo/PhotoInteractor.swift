import Shared

/// Loads, renames and deletes one photo.
final class PhotoInteractor: PhotoInteractorInput {
    private nonisolated enum Job: Hashable {
        case photo
        case save
        case delete
    }

    weak var output: (any PhotoInteractorOutput)?
    private let id: Int
    private let repository: any PhotoRepository
    private let work: Work<Job>

    init(id: Int, repository: any PhotoRepository, activity: Activity) {
        self.id = id
        self.repository = repository
        work = Work(activity: activity)
    }

    func loadPhoto() {
        let hasBegun = work.run(.photo) { [repository, id] in
            try await repository.photo(id)
        } then: { [weak self] result in
            self?.report(loading: result)
        }
        if hasBegun { output?.didBeginLoadingPhoto() }
    }

    func save(_ form: PhotoForm) {
        guard !work.isRunning else { return }
        do {
            save(try form.validated())
        } catch {
            output?.didFailValidation(error)
        }
    }

    func delete() {
        guard !work.isRunning else { return }
        work.write(.delete, orphanedAs: .deletion) { [repository, id] in
            try await repository.delete(id)
        } then: { [weak self] result in
            self?.report(deleting: result)
        }
        output?.didBeginDeleting()
    }

    private func save(_ title: String) {
        work.write(.save, orphanedAs: .title) { [repository, id] in
            try await repository.rename(id, to: title)
        } then: { [weak self] result in
            self?.report(saving: result)
        }
        output?.didBeginSaving()
    }

    private func report(loading result: Result<Photo, Failure>) {
        switch result {
        case .success(let photo): output?.didLoadPhoto(PhotoResponse(title: photo.title, address: photo.address))
        case .failure(let failure): output?.didFailToLoadPhoto(failure)
        }
    }

    private func report(saving result: Result<Void, Failure>) {
        switch result {
        case .success: output?.didSave()
        case .failure(let failure): output?.didFailToSave(failure)
        }
    }

    private func report(deleting result: Result<Void, Failure>) {
        switch result {
        case .success: output?.didDelete()
        case .failure(let failure): output?.didFailToDelete(failure)
        }
    }
}
