import Observation
import Shared

/// The state of Add image: validates the form and saves the picture.
@Observable
final class AddImageViewModel: ViewModel {
    nonisolated struct State: Equatable {
        var form = AddImageForm()
        var errors: [AddImageForm.Field: String] = [:]
        var isLoading = false
    }

    /// The ways out of this screen.
    struct Exits {
        /// Called when the picture is saved.
        var didSave: () -> Void
        /// Called when the user cancels.
        var didCancel: () -> Void
    }

    private nonisolated enum Job: Hashable {
        case save
    }

    private(set) var state = State()
    let events = EventQueue<AlertContent>()
    private let addedPictures: any AddedPictureStore
    private let work: Work<Job>
    private let exits: Exits

    init(addedPictures: any AddedPictureStore, activity: Activity, exits: Exits) {
        self.addedPictures = addedPictures
        self.exits = exits
        work = Work(activity: activity)
    }

    func edit(_ field: AddImageForm.Field, to text: String) {
        state.form[field] = text
        state.errors[field] = nil
    }

    /// Does nothing while the picture is being saved.
    func save() {
        guard !state.isLoading else { return }
        do {
            save(try state.form.validated())
        } catch {
            refuse(error)
        }
    }

    /// Does nothing while the picture is being saved.
    func cancel() {
        if !state.isLoading { exits.didCancel() }
    }

    private func save(_ picture: NewPicture) {
        work.write(.save, orphanedAs: .picture) { [addedPictures] in
            try await addedPictures.add(picture)
        } then: { [weak self] result in
            self?.finishSaving(result)
        }
        state.isLoading = true
    }

    /// Shows the form's errors; nothing is saved.
    private func refuse(_ error: FormError<AddImageForm.Field>) {
        for field in AddImageForm.Field.allCases { state.errors[field] = error[field]?.message }
    }

    private func finishSaving(_ result: Result<Void, Failure>) {
        state.isLoading = false
        switch result {
        case .success: exits.didSave()
        case .failure(let failure): raise(failure)
        }
    }

    private func raise(_ failure: Failure) {
        if let reason = failure.reason { events.raise(.couldNotSave(reason)) }
    }
}
