import Observation
import Shared

/// Lists the pictures of a category, and keeps what the user likes.
@Observable
final class FeedViewModel {
    private nonisolated enum Job: Hashable {
        case like(id: String)
        case unlike(id: String)
        case pictures
        case likes
    }

    nonisolated struct State: Equatable {
        var phase = Phase.idle
        var pictures: [FeedPicture] = []
        var likedIDs: Set<String> = []
        var alert: OneShot<AlertContent>?
    }

    let category: String
    private(set) var state = State()
    @ObservationIgnored private let feed: any FeedService
    @ObservationIgnored private let favorites: any FavoriteStore
    @ObservationIgnored private let work: Work<Job>
    @ObservationIgnored private var changes: Subscription?

    init(category: String, feed: any FeedService, favorites: any FavoriteStore, clock: any AppClock) {
        self.category = category
        self.feed = feed
        self.favorites = favorites
        work = Work(clock: clock)
    }

    func load() {
        changes = favorites.changes.observe { [weak self] in self?.loadLikes() }
        loadLikes()
        loadPictures()
    }

    func retry() {
        loadLikes()
        loadPictures()
    }

    func like(id: String) {
        guard let picture = state.pictures.first(where: { $0.id == id }) else { return }
        work.write(.like(id: id)) { [favorites] in
            try await favorites.like(picture)
        } then: { [weak self] result in
            self?.reportFailure(of: result)
        }
    }

    func unlike(id: String) {
        work.write(.unlike(id: id)) { [favorites] in
            try await favorites.unlike(id)
        } then: { [weak self] result in
            self?.reportFailure(of: result)
        }
    }

    private func loadPictures() {
        state.phase = .loading
        work.run(.pictures) { [feed, category] in
            try await feed.pictures(of: category)
        } then: { [weak self] result in
            self?.show(result)
        }
    }

    private func loadLikes() {
        work.run(.likes, .latestWins) { [favorites] in
            try await favorites.likedIDs()
        } then: { [weak self] result in
            if case .success(let ids) = result { self?.state.likedIDs = ids }
        }
    }

    private func show(_ result: Result<[FeedPicture], any Error>) {
        switch result {
        case .success(let pictures):
            state.pictures = pictures
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

extension FeedViewModel.State {
    var rows: [PictureRow] {
        pictures.map { PictureRow($0, isLiked: likedIDs.contains($0.id)) }
    }

    /// What the list says in place of rows.
    var status: String? {
        switch phase {
        case .idle, .loading: nil
        case .loaded: pictures.isEmpty ? StatusText.nothingHere : nil
        case .failed(let reason): StatusText.couldNotLoad(.pictures, reason)
        }
    }
}
