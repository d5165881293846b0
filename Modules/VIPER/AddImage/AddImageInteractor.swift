import Shared

/// Takes a picture from two lines of text to the store.
final class AddImageInteractor: AddImageInteractorInput {
    private nonisolated enum Job: Hashable {
        case save
    }

    weak var output: (any AddImageInteractorOutput)?
    private let addedPictures: any AddedPictureStore
    private let work: Work<Job>

    init(addedPictures: any AddedPictureStore, clock: any AppClock) {
        self.addedPictures = addedPictures
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
        output?.didBeginSaving()
        work.write(.save) { [addedPictures] in
            try await addedPictures.add(picture)
        } then: { [weak self] result in
            self?.report(result)
        }
    }

    private func report(_ result: Result<Void, any Error>) {
        switch result {
        case .success: output?.didSave()
        case .failure(let error): output?.didFailToSave(reason: FailureText.reason(for: error))
        }
    }
}
