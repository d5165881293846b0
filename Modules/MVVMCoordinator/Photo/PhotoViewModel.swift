import Observation
import Shared

/// The state of Photo: shows one photo, renames it and deletes it.
@Observable
final class PhotoViewModel: ViewModel {
    nonisolated struct State: Equatable {
        var form = PhotoForm()
        var errors = FormError<PhotoForm.Field>()
        /// The web address of the full image; `nil` until the photo is loaded.
        var address: ExactText?
        /// Whether the photo is being loaded, saved or deleted.
        var isLoading = false
    }

    nonisolated enum Event: Equatable {
        case alert(AlertContent)
        case notice(String)
        /// Asks whether to delete the photo; the answer “Delete” is reported to `confirmDeleting`.
        case deletionQuestion
    }

    /// The events that the coordinator handles.
    struct Exits {
        /// Called when the photo is deleted.
        var didDelete: () -> Void
        /// Called when there is no photo to show, with the alert to show while the screen closes.
        var didLosePhoto: (AlertContent) -> Void
    }

    private nonisolated enum Job: Hashable {
        case photo
        case save
        case delete
    }

    private(set) var state = State()
    let events = EventQueue<Event>()
    @ObservationIgnored private let id: Int
    @ObservationIgnored private let repository: any PhotoRepository
    @ObservationIgnored private let work: Work<Job>
    @ObservationIgnored private let exits: Exits
    /// Whether the user typed a title, which a photo loaded later must not replace.
    @ObservationIgnored private var isTitleEdited = false

    init(id: Int, repository: any PhotoRepository, clock: any AppClock, exits: Exits) {
        self.id = id
        self.repository = repository
        self.exits = exits
        work = Work(clock: clock)
    }

    func viewDidLoad() {
        let hasBegun = work.run(.photo) { [repository, id] in
            try await repository.photo(id)
        } then: { [weak self] result in
            self?.finishLoading(result)
        }
        if hasBegun { state.isLoading = true }
    }

    func edit(title: String) {
        isTitleEdited = true
        state.form.title = title
        state.errors.clear(.title)
    }

    func save() {
        do {
            save(try state.form.validated())
        } catch {
            refuse(error)
        }
    }

    /// Asks before it deletes.
    func delete() {
        events.raise(.deletionQuestion)
    }

    func confirmDeleting() {
        let hasBegun = work.write(.delete) { [repository, id] in
            try await repository.delete(id)
        } then: { [weak self] result in
            self?.finishDeleting(result)
        }
        if hasBegun { state.isLoading = true }
    }

    private func save(_ title: String) {
        let hasBegun = work.write(.save) { [repository, id] in
            try await repository.rename(id, to: title)
        } then: { [weak self] result in
            self?.finishSaving(result)
        }
        if hasBegun { state.isLoading = true }
    }

    private func finishLoading(_ result: Result<Photo, any Error>) {
        state.isLoading = false
        switch result {
        case .success(let photo):
            state.address = photo.address
            if !isTitleEdited { state.form.title = photo.title }
        case .failure(let error):
            leave(Failure(error))
        }
    }

    private func finishSaving(_ result: Result<Void, any Error>) {
        state.isLoading = false
        switch result {
        case .success: events.raise(.notice(NoticeText.saved))
        case .failure(let error): raise(Failure(error))
        }
    }

    private func finishDeleting(_ result: Result<Void, any Error>) {
        state.isLoading = false
        switch result {
        case .success: exits.didDelete()
        case .failure(let error): raise(Failure(error))
        }
    }

    private func raise(_ failure: Failure) {
        if failure == .photoGone {
            exits.didLosePhoto(.photoGone)
        } else if let reason = failure.reason {
            events.raise(.alert(.couldNotSave(reason)))
        }
    }

    private func leave(_ failure: Failure) {
        if failure == .photoGone {
            exits.didLosePhoto(.photoGone)
        } else if let reason = failure.reason {
            exits.didLosePhoto(.couldNotLoadPhoto(reason))
        }
    }

    /// Shows the title's error; nothing is saved.
    private func refuse(_ error: FormError<PhotoForm.Field>) {
        state.errors = error
    }
}
