import Shared

/// Validates the form and saves the picture.
final class AddImageInteractor: AddImageInteractorInput {
    private nonisolated enum Job: Hashable {
        case save
    }

    weak var output: (any AddImageInteractorOutput)?
    private weak var moduleOutput: (any AddImageModuleOutput)?
    private let addedPictures: any AddedPictureStore
    private let work: Work<Job>

    init(addedPictures: any AddedPictureStore, clock: any AppClock, moduleOutput: any AddImageModuleOutput) {
        self.addedPictures = addedPictures
        self.moduleOutput = moduleOutput
        work = Work(clock: clock)
    }

    func save(_ form: AddImageForm) {
        do {
            save(try form.validated())
        } catch {
            output?.didFailValidation(error)
        }
    }

    private func save(_ picture: NewPicture) {
        let hasBegun = work.write(.save) { [addedPictures] in
            try await addedPictures.add(picture)
        } then: { [weak self] result in
            self?.report(result)
        } orphaned: { [weak moduleOutput] error in
            moduleOutput?.didFailAfterLeaving(.picture, Failure(error))
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
