import Observation
import Shared

/// The state of Photo: shows one photo, renames it and deletes it.
@Observable
final class PhotoViewModel: ViewModel {
    nonisolated struct State: Equatable {
        var form = PhotoForm()
        var errors = FormError<PhotoForm.Field>()
        /// Where the full image is; `nil` until the photo is read.
        var address: String?
        /// Whether the photo is being read, saved or deleted.
        var isBusy = false
    }

    nonisolated enum Event: Equatable {
        case alert(AlertContent)
        case notice(String)
        /// Asks whether to delete the photo; the answer “Delete” is reported to `confirmDeletion`.
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
    /// Whether the user has typed a title, which then stays although the photo is read later.
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
        if hasBegun { state.isBusy = true }
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
            state.errors = error
        }
    }

    /// Asks before it deletes.
    func delete() {
        events.raise(.deletionQuestion)
    }

    func confirmDeletion() {
        let hasBegun = work.write(.delete) { [repository, id] in
            try await repository.delete(id)
        } then: { [weak self] result in
            self?.finishDeleting(result)
        }
        if hasBegun { state.isBusy = true }
    }

    private func save(_ title: String) {
        let hasBegun = work.write(.save) { [repository, id] in
            try await repository.rename(id, to: title)
        } then: { [weak self] result in
            self?.finishSaving(result)
        }
        if hasBegun { state.isBusy = true }
    }

    private func finishLoading(_ result: Result<Photo, any Error>) {
        state.isBusy = false
        switch result {
        case .success(let photo):
            state.address = photo.address
            if !isTitleEdited { state.form.title = photo.title }
        case .failure(let error):
            leave(Failure(error))
        }
    }

    private func finishSaving(_ result: Result<Void, any Error>) {
        state.isBusy = false
        switch result {
        case .success: events.raise(.notice(NoticeText.saved))
        case .failure(let error): handle(Failure(error))
        }
    }

    private func finishDeleting(_ result: Result<Void, any Error>) {
        state.isBusy = false
        switch result {
        case .success: exits.didDelete()
        case .failure(let error): handle(Failure(error))
        }
    }

    /// Leaves when the photo is gone, and raises an alert otherwise.
    private func handle(_ failure: Failure) {
        if failure == .photoGone {
            leave(failure)
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
}
