import Shared

/// Finds one photo, gives it another title, or deletes it.
final class PhotoInteractor: PhotoInteractorInput {
    private nonisolated enum Job: Hashable {
        case photo
        case delete
        case save
    }

    weak var output: (any PhotoInteractorOutput)?
    private let id: Int
    private let repository: any PhotoRepository
    private let work: Work<Job>

    init(id: Int, repository: any PhotoRepository, clock: any AppClock) {
        self.id = id
        self.repository = repository
        work = Work(clock: clock)
    }

    func fetchPhoto() {
        output?.didBegin()
        work.run(.photo) { [repository, id] in
            try await repository.photo(id)
        } then: { [weak self] result in
            self?.report(fetching: result)
        }
    }

    func save(title: String) {
        do {
            rename(to: try PhotoForm(title: title).validated())
        } catch {
            output?.didRefuse(error)
        }
    }

    func delete() {
        output?.didBegin()
        work.write(.delete) { [repository, id] in
            try await repository.delete(id)
        } then: { [weak self] result in
            switch result {
            case .success: self?.output?.didDelete()
            case .failure(let error): self?.report(error)
            }
        }
    }

    private func rename(to title: String) {
        output?.didBegin()
        work.write(.save) { [repository, id] in
            try await repository.rename(id, to: title)
        } then: { [weak self] result in
            switch result {
            case .success: self?.output?.didSave()
            case .failure(let error): self?.report(error)
            }
        }
    }

    private func report(fetching result: Result<Photo, any Error>) {
        switch result {
        case .success(let photo): output?.didFetch(PhotoResponse(title: photo.title, address: photo.address))
        case .failure(PhotoError.gone): output?.didNotFindPhoto()
        case .failure(let error): output?.didFailToFetch(reason: FailureText.reason(for: error))
        }
    }

    private func report(_ error: any Error) {
        switch error {
        case PhotoError.gone: output?.didNotFindPhoto()
        default: output?.didFailToSave(reason: FailureText.reason(for: error))
        }
    }
}
