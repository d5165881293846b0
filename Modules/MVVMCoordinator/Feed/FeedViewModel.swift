import Observation
import Shared

/// The state of a category's feed: lists its pictures and stores likes. It opens and closes no screen, so it has no
/// exits.
@Observable
final class FeedViewModel: ViewModel {
    nonisolated struct State: Equatable {
        let title: String
        var phase = Phase.loading
        var rows: [PictureRow] = []

        /// The words instead of rows.
        var status: String? {
            switch phase {
            case .loading: nil
            case .loaded: rows.isEmpty ? StatusText.nothingHere : nil
            case .failed: phase.failureReason.map { StatusText.couldNotLoad(.pictures, $0) }
            }
        }

        var offersRetry: Bool { phase.failureReason != nil }
    }

    private nonisolated enum Job: Hashable {
        case like(id: String)
        case unlike(id: String)
        case pictures
        case likes
    }

    private(set) var state: State
    let events = EventQueue<AlertContent>()
    @ObservationIgnored private let category: String
    @ObservationIgnored private let feed: any FeedService
    @ObservationIgnored private let favorites: any FavoriteStore
    @ObservationIgnored private let work: Work<Job>
    @ObservationIgnored private var changes: Subscription?
    @ObservationIgnored private var pictures: [FeedPicture] = []
    @ObservationIgnored private var likedIDs: Set<String> = []

    init(category: String, feed: any FeedService, favorites: any FavoriteStore, clock: any AppClock) {
        state = State(title: category)
        self.category = category
        self.feed = feed
        self.favorites = favorites
        work = Work(clock: clock)
    }

    func viewDidLoad() {
        changes = favorites.changes.observe { [weak self] in self?.loadLikes() }
        load()
    }

    func retry() {
        load()
    }

    func like(id: String) {
        guard let picture = pictures.first(where: { $0.id == id }) else { return }
        work.write(.like(id: id)) { [favorites] in
            try await favorites.like(picture)
        } then: { [weak self] result in
            if case .failure(let error) = result { self?.raise(Failure(error)) }
        }
    }

    func unlike(id: String) {
        work.write(.unlike(id: id)) { [favorites] in
            try await favorites.unlike(id)
        } then: { [weak self] result in
            if case .failure(let error) = result { self?.raise(Failure(error)) }
        }
    }

    private func load() {
        loadLikes()
        loadPictures()
    }

    private func loadPictures() {
        state.phase = .loading
        work.run(.pictures) { [feed, category] in
            try await feed.pictures(of: category)
        } then: { [weak self] result in
            self?.finishLoading(result)
        }
    }

    private func loadLikes() {
        work.run(.likes, .latestWins) { [favorites] in
            try await favorites.likedIDs()
        } then: { [weak self] result in
            if case .success(let ids) = result { self?.finishLoading(likes: ids) }
        }
    }

    private func finishLoading(_ result: Result<[FeedPicture], any Error>) {
        switch result {
        case .success(let pictures):
            self.pictures = pictures
            updateRows()
            state.phase = .loaded
        case .failure(let error):
            state.phase = .failed(Failure(error))
        }
    }

    private func finishLoading(likes: Set<String>) {
        likedIDs = likes
        updateRows()
    }

    private func updateRows() {
        state.rows = pictures.map { PictureRow($0, isLiked: likedIDs.contains($0.id)) }
    }

    private func raise(_ failure: Failure) {
        if let reason = failure.reason { events.raise(.couldNotSave(reason)) }
    }
}
