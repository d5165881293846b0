import Observation
import Shared

/// Shows one photo, gives it another title, or deletes it.
@Observable
final class PhotoViewModel {
    private nonisolated enum Job: Hashable {
        case photo
        case delete
        case save
    }

    nonisolated struct State: Equatable {
        var phase = Phase.idle
        var form = PhotoForm()
        var errors = FormError<PhotoForm.Field>()
        var address: String?
        var notice: OneShot<String>?
        var alert: OneShot<AlertContent>?
        /// The photo, if a person wants to delete it and has to be asked.
        var deletion: OneShot<Int>?
    }

    private(set) var state = State()
    @ObservationIgnored private let id: Int
    @ObservationIgnored private let repository: any PhotoRepository
    @ObservationIgnored private let work: Work<Job>
    @ObservationIgnored private let exits: PhotoExits
    /// What a person has typed stays, though the photo comes later.
    @ObservationIgnored private var isTitleEdited = false

    init(id: Int, repository: any PhotoRepository, clock: any AppClock, exits: PhotoExits) {
        self.id = id
        self.repository = repository
        self.exits = exits
        work = Work(clock: clock)
    }

    func load() {
        state.phase = .loading
        work.run(.photo) { [repository, id] in
            try await repository.photo(id)
        } then: { [weak self] result in
            self?.show(result)
        }
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

    func askBeforeDeleting() {
        state.deletion = OneShot(id, after: state.deletion)
    }

    func delete() {
        state.phase = .loading
        work.write(.delete) { [repository, id] in
            try await repository.delete(id)
        } then: { [weak self] result in
            self?.finishDeleting(result)
        }
    }

    private func save(_ title: String) {
        state.phase = .loading
        work.write(.save) { [repository, id] in
            try await repository.rename(id, to: title)
        } then: { [weak self] result in
            self?.finishSaving(result)
        }
    }

    private func show(_ result: Result<Photo, any Error>) {
        switch result {
        case .success(let photo):
            state.phase = .loaded
            state.address = photo.address
            if !isTitleEdited { state.form.title = photo.title }
        case .failure(PhotoError.gone):
            leave(.photoGone)
        case .failure(let error):
            leave(.couldNotLoadPhoto(FailureText.reason(for: error)))
        }
    }

    private func finishSaving(_ result: Result<Void, any Error>) {
        state.phase = .loaded
        switch result {
        case .success: state.notice = OneShot(NoticeText.saved, after: state.notice)
        case .failure(let error): refuse(error)
        }
    }

    private func finishDeleting(_ result: Result<Void, any Error>) {
        state.phase = .loaded
        switch result {
        case .success: exits.deleted()
        case .failure(let error): refuse(error)
        }
    }

    private func refuse(_ error: any Error) {
        switch error {
        case PhotoError.gone: leave(.photoGone)
        default: state.alert = OneShot(.couldNotSave(FailureText.reason(for: error)), after: state.alert)
        }
    }

    private func leave(_ alert: AlertContent) {
        state.phase = .idle
        exits.failed(alert)
    }
}
