import Headless
import Screens
import Shared

/// Validates the form and saves the picture.
final class AddImageViewController: ViewController {
    private nonisolated enum Job: Hashable {
        case save
    }

    private let storyboard = AddImageStoryboard()
    private let services: Services
    private let work: Work<Job>

    init(services: Services) {
        self.services = services
        work = Work(clock: services.clock)
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
        let form = AddImageForm(author: storyboard.author.value, address: storyboard.address.value)
        do {
            save(try form.validated())
        } catch {
            refuse(error)
        }
    }

    private func save(_ picture: NewPicture) {
        let hasBegun = work.write(.save, orphanedAs: .picture) { [services] in
            try await services.addedPictures.add(picture)
        } then: { [weak self] result in
            self?.finishSaving(result)
        }
        if hasBegun { showLoading(true) }
    }

    /// Shows the form's errors; nothing is saved.
    private func refuse(_ error: FormError<AddImageForm.Field>) {
        for field in AddImageForm.Field.allCases { storyboard[field].error = error[field]?.message }
    }

    private func finishSaving(_ result: Result<Void, any Error>) {
        showLoading(false)
        switch result {
        case .success: dismiss()
        case .failure(let error): show(Failure(error))
        }
    }

    private func show(_ failure: Failure) {
        if let reason = failure.reason { present(Alert(.couldNotSave(reason))) }
    }

    private func showLoading(_ isLoading: Bool) {
        screen.isBusy = isLoading
        storyboard.save.isEnabled = !isLoading
        storyboard.cancel.isEnabled = !isLoading
    }
}
