import Shared

/// Fetches, renames and deletes one photo.
final class PhotoInteractor: PhotoInteractorInput {
    private nonisolated enum Job: Hashable {
        case photo
        case save
        case delete
    }

    weak var output: (any PhotoInteractorOutput)?
    private weak var moduleOutput: (any PhotoModuleOutput)?
    private let id: Int
    private let repository: any PhotoRepository
    private let work: Work<Job>

    init(id: Int, repository: any PhotoRepository, clock: any AppClock, moduleOutput: any PhotoModuleOutput) {
        self.id = id
        self.repository = repository
        self.moduleOutput = moduleOutput
        work = Work(clock: clock)
    }

    func fetchPhoto() {
        let hasBegun = work.run(.photo) { [repository, id] in
            try await repository.photo(id)
        } then: { [weak self] result in
            self?.report(fetching: result)
        }
        if hasBegun { output?.didBeginFetchingPhoto() }
    }

    func save(_ form: PhotoForm) {
        do {
            save(try form.validated())
        } catch {
            output?.didFailValidation(error)
        }
    }

    func delete() {
        let hasBegun = work.write(.delete) { [repository, id] in
            try await repository.delete(id)
        } then: { [weak self] result in
            self?.report(deleting: result)
        } orphaned: { [weak moduleOutput] error in
            moduleOutput?.didFailAfterLeaving(.deletion, Failure(error))
        }
        if hasBegun { output?.didBeginDeleting() }
    }

    private func save(_ title: String) {
        let hasBegun = work.write(.save) { [repository, id] in
            try await repository.rename(id, to: title)
        } then: { [weak self] result in
            self?.report(saving: result)
        } orphaned: { [weak moduleOutput] error in
            moduleOutput?.didFailAfterLeaving(.title, Failure(error))
        }
        if hasBegun { output?.didBeginSaving() }
    }

    private func report(fetching result: Result<Photo, any Error>) {
        switch result {
        case .success(let photo): output?.didFetchPhoto(PhotoResponse(title: photo.title, address: photo.address))
        case .failure(let error): output?.didFailToFetchPhoto(Failure(error))
        }
    }

    private func report(saving result: Result<Void, any Error>) {
        switch result {
        case .success: output?.didSave()
        case .failure(let error): output?.didFailToSave(Failure(error))
        }
    }

    private func report(deleting result: Result<Void, any Error>) {
        switch result {
        case .success: output?.didDelete()
        case .failure(let error): output?.didFailToDelete(Failure(error))
        }
    }
}
