import Observation
import Shared

/// Takes a picture from two lines of text to the store.
@Observable
final class AddImageViewModel {
    private nonisolated enum Job: Hashable {
        case save
    }

    nonisolated struct State: Equatable {
        var phase = Phase.idle
        var form = AddImageForm()
        var errors = FormError<AddImageForm.Field>()
        var alert: OneShot<AlertContent>?
    }

    private(set) var state = State()
    @ObservationIgnored private let addedPictures: any AddedPictureStore
    @ObservationIgnored private let work: Work<Job>
    @ObservationIgnored private let exits: AddImageExits

    init(addedPictures: any AddedPictureStore, clock: any AppClock, exits: AddImageExits) {
        self.addedPictures = addedPictures
        self.exits = exits
        work = Work(clock: clock)
    }

    func edit(author: String) {
        state.form.author = author
        state.errors.clear(.author)
    }

    func edit(address: String) {
        state.form.address = address
        state.errors.clear(.address)
    }

    func save() {
        do {
            save(try state.form.validated())
        } catch {
            state.errors = error
        }
    }

    func cancel() {
        exits.finished()
    }

    private func save(_ picture: NewPicture) {
        state.phase = .loading
        work.write(.save) { [addedPictures] in
            try await addedPictures.add(picture)
        } then: { [weak self] result in
            self?.finishSave(result)
        }
    }

    private func finishSave(_ result: Result<Void, any Error>) {
        switch result {
        case .success:
            state.phase = .loaded
            exits.finished()
        case .failure(let error):
            let reason = FailureText.reason(for: error)
            state.phase = .failed(reason)
            state.alert = OneShot(.couldNotSave(reason), after: state.alert)
        }
    }
}
