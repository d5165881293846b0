import Shared

/// Validates the form and saves the picture.
final class AddImageInteractor: AddImageInteractorInput {
    private nonisolated enum Job: Hashable {
        case save
    }

    weak var output: (any AddImageInteractorOutput)?
    private weak var app: (any AppModuleInput)?
    private let addedPictures: any AddedPictureStore
    private let work: Work<Job>

    init(addedPictures: any AddedPictureStore, clock: any AppClock, app: any AppModuleInput) {
        self.addedPictures = addedPictures
        self.app = app
        work = Work(clock: clock)
    }

    func save(author: String, address: String) {
        do {
            save(try AddImageForm(author: author, address: address).validated())
        } catch {
            output?.didRefuse(error)
        }
    }

    private func save(_ picture: NewPicture) {
        let hasBegun = work.write(.save) { [addedPictures] in
            try await addedPictures.add(picture)
        } then: { [weak self] result in
            self?.report(result)
        } orphaned: { [weak app] error in
            app?.report(Failure(error), of: .picture)
        }
        if hasBegun { output?.didBeginSaving() }
    }

    private func report(_ result: Result<Void, any Error>) {
        switch result {
        case .success: output?.didSave()
        case .failure(let error): output?.didFailToSave(Failure(error))
        }
    }
}
