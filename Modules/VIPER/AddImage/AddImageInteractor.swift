import Shared

/// Validates the form and saves the picture.
final class AddImageInteractor: AddImageInteractorInput {
    private nonisolated enum Job: Hashable {
        case save
    }

    weak var output: (any AddImageInteractorOutput)?
    private let addedPictures: any AddedPictureStore
    private let work: Work<Job>

    init(addedPictures: any AddedPictureStore, activity: Activity) {
        self.addedPictures = addedPictures
        work = Work(activity: activity)
    }

    func save(_ form: AddImageForm) {
        guard !work.isRunning else { return }
        do {
            save(try form.validated())
        } catch {
            output?.didFailValidation(error)
        }
    }

    private func save(_ picture: NewPicture) {
        work.write(.save, orphanedAs: .picture) { [addedPictures] in
            try await addedPictures.add(picture)
        } then: { [weak self] result in
            self?.report(result)
        }
        output?.didBeginSaving()
    }

    private func report(_ result: Result<Void, Failure>) {
        switch result {
        case .success: output?.didSave()
        case .failure(let failure): output?.didFailToSave(failure)
        }
    }
}
