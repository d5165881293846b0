import Shared

/// Fetches, renames and deletes one photo.
final class PhotoInteractor: PhotoInteractorInput {
    private nonisolated enum Job: Hashable {
        case photo
        case save
        case delete
    }

    weak var output: (any PhotoInteractorOutput)?
    private weak var app: (any AppModuleInput)?
    private let id: Int
    private let repository: any PhotoRepository
    private let work: Work<Job>

    init(id: Int, repository: any PhotoRepository, clock: any AppClock, app: any AppModuleInput) {
        self.id = id
        self.repository = repository
        self.app = app
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

    func save(title: String) {
        do {
            save(try PhotoForm(title: title).validated())
        } catch {
            output?.didRefuse(error)
        }
    }

    func delete() {
        let hasBegun = work.write(.delete) { [repository, id] in
            try await repository.delete(id)
        } then: { [weak self] result in
            self?.report(deleting: result)
        } orphaned: { [weak app] error in
            app?.report(Failure(error), of: .deletion)
        }
        if hasBegun { output?.didBeginDeleting() }
    }

    private func save(_ title: String) {
        let hasBegun = work.write(.save) { [repository, id] in
            try await repository.rename(id, to: title)
        } then: { [weak self] result in
            self?.report(saving: result)
        } orphaned: { [weak app] error in
            app?.report(Failure(error), of: .title)
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
