import Headless
import Screens
import Shared

/// Validates the form and saves the picture.
final class AddImageViewController: ViewController {
    private nonisolated enum Job: Hashable {
        case save
    }

    private let storyboard = AddImageStoryboard()
    private let addedPictures: any AddedPictureStore
    private let work: Work<Job>

    init(addedPictures: any AddedPictureStore, activity: Activity) {
        self.addedPictures = addedPictures
        work = Work(activity: activity)
    }

    var screen: Screen { storyboard.screen }

    func viewDidLoad() {
        for field in AddImageForm.Field.allCases {
            storyboard[field].onEdit = { [weak self] in self?.storyboard[field].error = nil }
        }
        storyboard.save.onTap = { [weak self] in self?.save() }
        storyboard.cancel.onTap = { [weak self] in self?.dismiss() }
    }

    private func save() {
        guard !work.isRunning else { return }
        let form = AddImageForm(author: storyboard.author.value, address: storyboard.address.value)
        do {
            save(try form.validated())
        } catch {
            refuse(error)
        }
    }

    private func save(_ picture: NewPicture) {
        work.write(.save, orphanedAs: .picture) { [addedPictures] in
            try await addedPictures.add(picture)
        } then: { [weak self] result in
            self?.finishSaving(result)
        }
        showLoading()
    }

    /// Shows the form's errors; nothing is saved.
    private func refuse(_ error: FormError<AddImageForm.Field>) {
        for field in AddImageForm.Field.allCases { storyboard[field].error = error[field]?.message }
    }

    private func finishSaving(_ result: Result<Void, Failure>) {
        showLoading()
        switch result {
        case .success: dismiss()
        case .failure(let failure): if let reason = failure.reason { present(Alert(.couldNotSave(reason))) }
        }
    }

    private func showLoading() {
        screen.isBusy = work.isRunning
        storyboard.save.isEnabled = !work.isRunning
        storyboard.cancel.isEnabled = !work.isRunning
    }
}
