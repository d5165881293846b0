import Observation
import Shared

/// The state of Favorites: loads the liked pictures, and unlikes them.
@Observable
final class FavoritesViewModel: ViewModel {
    nonisolated struct State: Equatable {
        var phase = Phase.loading
        var rows: [PictureRowViewModel] = []

        /// The status shown instead of the rows or below them; `nil` if there is none.
        var status: String? {
            switch phase {
            case .loading: nil
            case .loaded: rows.isEmpty ? StatusText.noFavorites : nil
            case .failed(let failure): failure.reason.map { StatusText.couldNotLoad(.favorites, $0) }
            }
        }

        var offersRetry: Bool { phase.hasFailed }
    }

    private nonisolated enum Job: Hashable {
        case pictures
        case unlike(id: ExactText)
    }

    private(set) var state = State()
    let events = EventQueue<AlertContent>()
    private let favorites: any FavoriteStore
    private let session: any SessionEnding
    private let work: Work<Job>
    @ObservationIgnored private var changes: Subscription?

    init(favorites: any FavoriteStore, session: any SessionEnding, activity: Activity) {
        self.favorites = favorites
        self.session = session
        work = Work(activity: activity)
    }

    func viewDidLoad() {
        changes = favorites.changes.observe { [weak self] in self?.load() }
        load()
    }

    func retry() {
        load()
    }

    func unlike(id: ExactText) {
        work.write(.unlike(id: id)) { [favorites] in
            try await favorites.unlike(id)
        } then: { [weak self] result in
            self?.finishSaving(result)
        }
    }

    func logOut() {
        session.logOut()
    }

    private func load() {
        work.run(.pictures, .latestWins) { [favorites] in
            try await favorites.all()
        } then: { [weak self] result in
            self?.finishLoading(result)
        }
        state.phase = .loading
    }

    private func finishLoading(_ result: Result<[FeedPicture], Failure>) {
        switch result {
        case .success(let pictures):
            state.phase = .loaded
            state.rows = pictures.map { PictureRowViewModel($0, isLiked: true) }
        case .failure(let failure): state.phase = .failed(failure)
        }
    }

    private func finishSaving(_ result: Result<Void, Failure>) {
        guard case .failure(let failure) = result, let reason = failure.reason else { return }
        events.raise(.couldNotSave(reason))
    }
}
