import Observation
import Shared

/// The state of Photo: shows one photo, renames it and deletes it.
@Observable
final class PhotoViewModel: ViewModel {
    nonisolated struct State: Equatable {
        var form = PhotoForm()
        var errors: [PhotoForm.Field: String] = [:]
        /// The web address of the full image; `nil` until the photo is loaded.
        var address: ExactText?
        /// Whether the photo is being read, saved or deleted.
        var isLoading = false
        /// The open question whether to delete the photo, about its identifier; `nil` if none is open.
        var deletionQuestion: Question<Int>?

        /// Whether the photo may be saved or deleted now.
        var acceptsChanges: Bool { !isLoading && deletionQuestion == nil }
    }

    /// The ways out of this screen.
    struct Exits {
        /// Called when the photo is deleted.
        var didDelete: () -> Void
        /// Called when the photo is gone.
        var didLosePhoto: () -> Void
        /// Called when the photo could not be loaded, or its read was canceled.
        var didFailToLoadPhoto: (Failure) -> Void
    }

    private nonisolated enum Job: Hashable {
        case photo
        case save
        case delete
    }

    private(set) var state = State()
    let events = EventQueue<Announcement>()
    private let id: Int
    private let repository: any PhotoRepository
    private let work: Work<Job>
    private let exits: Exits
    /// Whether the user typed a title, which a photo loaded later must not replace.
    @ObservationIgnored private var isTitleEdited = false

    init(id: Int, repository: any PhotoRepository, activity: Activity, exits: Exits) {
        self.id = id
        self.repository = repository
        self.exits = exits
        work = Work(activity: activity)
    }

    func viewDidLoad() {
        work.run(.photo) { [repository, id] in
            try await repository.photo(id)
        } then: { [weak self] result in
            self?.finishLoading(result)
        }
        state.isLoading = true
    }

    /// Closes the question without a deletion; called when the screen is covered or closed.
    func viewDidDisappear() {
        cancelDeleting()
    }

    func edit(title: String) {
        isTitleEdited = true
        state.form.title = title
        state.errors[.title] = nil
    }

    func save() {
        guard state.acceptsChanges else { return }
        do {
            save(try state.form.validated())
        } catch {
            refuse(error)
        }
    }

    /// Asks the user whether to delete the photo.
    func requestDeletion() {
        if state.acceptsChanges { state.deletionQuestion = Question(about: id, .deletePhoto) }
    }

    /// Closes the question without a deletion.
    func cancelDeleting() {
        state.deletionQuestion = nil
    }

    /// Deletes the photo of the open question.
    func confirmDeleting() {
        guard let id = state.deletionQuestion?.subject else { return }
        state.deletionQuestion = nil
        work.write(.delete, orphanedAs: .deletion) { [repository] in
            try await repository.delete(id)
        } then: { [weak self] result in
            self?.finishDeleting(result)
        }
        state.isLoading = true
    }

    private func save(_ title: String) {
        work.write(.save, orphanedAs: .title) { [repository, id] in
            try await repository.rename(id, to: title)
        } then: { [weak self] result in
            self?.finishSaving(result)
        }
        state.isLoading = true
    }

    /// Shows the title's error; nothing is saved.
    private func refuse(_ error: FormError<PhotoForm.Field>) {
        state.errors[.title] = error[.title]?.message
    }

    private func finishLoading(_ result: Result<Photo, Failure>) {
        state.isLoading = false
        switch result {
        case .success(let photo):
            state.address = photo.address
            if !isTitleEdited { state.form.title = photo.title }
        case .failure(let failure): leave(failure)
        }
    }

    private func finishSaving(_ result: Result<Void, Failure>) {
        state.isLoading = false
        switch result {
        case .success: events.raise(.notice(NoticeText.saved))
        case .failure(let failure): handleWriteFailure(failure)
        }
    }

    private func finishDeleting(_ result: Result<Void, Failure>) {
        state.isLoading = false
        switch result {
        case .success: exits.didDelete()
        case .failure(let failure): handleWriteFailure(failure)
        }
    }

    private func handleWriteFailure(_ failure: Failure) {
        if failure == .photoGone {
            exits.didLosePhoto()
        } else if let reason = failure.reason {
            events.raise(.alert(.couldNotSave(reason)))
        }
    }

    private func leave(_ failure: Failure) {
        if failure == .photoGone {
            exits.didLosePhoto()
        } else {
            exits.didFailToLoadPhoto(failure)
        }
    }
}
