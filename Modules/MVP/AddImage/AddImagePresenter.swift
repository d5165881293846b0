import Shared

/// Takes a picture from two lines of text to the store.
final class AddImagePresenter: AddImagePresenting {
    private nonisolated enum Job: Hashable {
        case save
    }

    weak var view: (any AddImageView)?
    private let addedPictures: any AddedPictureStore
    private let work: Work<Job>

    init(addedPictures: any AddedPictureStore, clock: any AppClock) {
        self.addedPictures = addedPictures
        work = Work(clock: clock)
    }

    func didEdit(_ field: AddImageForm.Field) {
        view?.showError(nil, for: field)
    }

    func didTapSave(author: String, address: String) {
        do {
            save(try AddImageForm(author: author, address: address).validated())
        } catch {
            for field in AddImageForm.Field.allCases { view?.showError(error[field], for: field) }
        }
    }

    func didTapCancel() {
        view?.close()
    }

    private func save(_ picture: NewPicture) {
        view?.showLoading(true)
        work.write(.save) { [addedPictures] in
            try await addedPictures.add(picture)
        } then: { [weak self] result in
            self?.finishSave(result)
        }
    }

    private func finishSave(_ result: Result<Void, any Error>) {
        view?.showLoading(false)
        switch result {
        case .success: view?.close()
        case .failure(let error): view?.showAlert(.couldNotSave(FailureText.reason(for: error)))
        }
    }
}
