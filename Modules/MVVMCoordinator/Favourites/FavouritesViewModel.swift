import Observation
import Shared

/// Lists what the user likes.
@Observable
final class FavouritesViewModel {
    nonisolated struct State: Equatable {
        var phase = Phase.idle
        var rows: [PictureRow] = []
        var alert: OneShot<AlertContent>?

        /// What the list says in place of rows.
        var status: String? {
            switch phase {
            case .idle, .loading: nil
            case .loaded: rows.isEmpty ? StatusText.noFavourites : nil
            case .failed(let reason): StatusText.couldNotLoad(.favourites, reason)
            }
        }
    }

    private(set) var state = State()
    @ObservationIgnored private let favourites: any FavouriteStore
    @ObservationIgnored private let work: Work
    @ObservationIgnored private let exits: FavouritesExits
    @ObservationIgnored private var changes: Subscription?

    init(favourites: any FavouriteStore, clock: any AppClock, exits: FavouritesExits) {
        self.favourites = favourites
        self.exits = exits
        work = Work(clock: clock)
    }

    func load() {
        changes = favourites.changes.observe { [weak self] in self?.loadPictures() }
        loadPictures()
    }

    func retry() {
        loadPictures()
    }

    func unlike(id: String) {
        work.write("unlike \(id)") { [favourites] in
            try await favourites.unlike(id)
        } then: { [weak self] result in
            self?.reportFailure(of: result)
        }
    }

    func logOut() {
        exits.logOut()
    }

    private func loadPictures() {
        state.phase = .loading
        work.run("favourites", .latestWins) { [favourites] in
            try await favourites.all()
        } then: { [weak self] result in
            self?.show(result)
        }
    }

    private func show(_ result: Result<[FeedPicture], any Error>) {
        switch result {
        case .success(let pictures):
            state.rows = pictures.map { PictureRow($0, isLiked: true) }
            state.phase = .loaded
        case .failure(let error):
            state.phase = .failed(FailureText.reason(for: error))
        }
    }

    private func reportFailure(of result: Result<Void, any Error>) {
        guard case .failure(let error) = result else { return }
        state.alert = OneShot(.couldNotSave(FailureText.reason(for: error)), after: state.alert)
    }
}
