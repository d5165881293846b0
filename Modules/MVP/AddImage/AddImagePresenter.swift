import Shared

/// Validates the form and saves the picture.
final class AddImagePresenter {
    private nonisolated enum Job: Hashable {
        case save
    }

    weak var view: (any AddImageViewInput)?
    private let addedPictures: any AddedPictureStore
    private let work: Work<Job>

    init(addedPictures: any AddedPictureStore, activity: Activity) {
        self.addedPictures = addedPictures
        work = Work(activity: activity)
    }
}

extension AddImagePresenter: AddImageViewOutput {
    func didEdit(_ field: AddImageForm.Field) {
        view?.showError(nil, for: field)
    }

    func didTapSave(_ form: AddImageForm) {
        guard !work.isRunning else { return }
        do {
            save(try form.validated())
        } catch {
            refuse(error)
        }
    }

    func didTapCancel() {
        view?.close()
    }
}

extension AddImagePresenter {
    private func save(_ picture: NewPicture) {
        work.write(.save, orphanedAs: .picture) { [addedPictures] in
            try await addedPictures.add(picture)
        } then: { [weak self] result in
            self?.finishSaving(result)
        }
        view?.showLoading(true)
    }

    /// Shows the form's errors; nothing is saved.
    private func refuse(_ error: FormError<AddImageForm.Field>) {
        for field in AddImageForm.Field.allCases { view?.showError(error[field]?.message, for: field) }
    }

    private func finishSaving(_ result: Result<Void, Failure>) {
        view?.showLoading(false)
        switch result {
        case .success: view?.close()
        case .failure(let failure): show(failure)
        }
    }

    private func show(_ failure: Failure) {
        if let reason = failure.reason { view?.showAlert(.couldNotSave(reason)) }
    }
}
