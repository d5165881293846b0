import Observation
import Shared

/// Lists what the user likes.
@Observable
final class FavoritesViewModel {
    private nonisolated enum Job: Hashable {
        case unlike(id: String)
        case favorites
    }

    nonisolated struct State: Equatable {
        var phase = Phase.idle
        var rows: [PictureRow] = []
        var alert: OneShot<AlertContent>?

        /// What the list says in place of rows.
        var status: String? {
            switch phase {
            case .idle, .loading: nil
            case .loaded: rows.isEmpty ? StatusText.noFavorites : nil
            case .failed(let reason): StatusText.couldNotLoad(.favorites, reason)
            }
        }
    }

    private(set) var state = State()
    @ObservationIgnored private let favorites: any FavoriteStore
    @ObservationIgnored private let work: Work<Job>
    @ObservationIgnored private let exits: FavoritesExits
    @ObservationIgnored private var changes: Subscription?

    init(favorites: any FavoriteStore, clock: any AppClock, exits: FavoritesExits) {
        self.favorites = favorites
        self.exits = exits
        work = Work(clock: clock)
    }

    func load() {
        changes = favorites.changes.observe { [weak self] in self?.loadPictures() }
        loadPictures()
    }

    func retry() {
        loadPictures()
    }

    func unlike(id: String) {
        work.write(.unlike(id: id)) { [favorites] in
            try await favorites.unlike(id)
        } then: { [weak self] result in
            self?.reportFailure(of: result)
        }
    }

    func logOut() {
        exits.logOut()
    }

    private func loadPictures() {
        state.phase = .loading
        work.run(.favorites, .latestWins) { [favorites] in
            try await favorites.all()
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
