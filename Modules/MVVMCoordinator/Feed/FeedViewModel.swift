import Observation
import Shared

/// The state of a category's feed: lists its pictures and stores likes. Only system back leaves it, so it has no exits.
@Observable
final class FeedViewModel: ViewModel {
    nonisolated struct State: Equatable {
        var phase = Phase.loading
        var pictures: [FeedPicture] = []
        var likedIDs: Set<String> = []

        var rows: [PictureRow] {
            pictures.map { PictureRow($0, isLiked: likedIDs.contains($0.id)) }
        }

        /// The words instead of rows.
        var status: String? {
            switch phase {
            case .loading: nil
            case .loaded: pictures.isEmpty ? StatusText.nothingHere : nil
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

    let category: String
    private(set) var state = State()
    let events = EventQueue<AlertContent>()
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

    func viewDidLoad() {
        changes = favorites.changes.observe { [weak self] in self?.loadLikes() }
        load()
    }

    func retry() {
        load()
    }

    func like(id: String) {
        guard let picture = state.pictures.first(where: { $0.id == id }) else { return }
        work.write(.like(id: id)) { [favorites] in
            try await favorites.like(picture)
        } then: { [weak self] result in
            if case .failure(let error) = result { self?.show(Failure(error)) }
        }
    }

    func unlike(id: String) {
        work.write(.unlike(id: id)) { [favorites] in
            try await favorites.unlike(id)
        } then: { [weak self] result in
            if case .failure(let error) = result { self?.show(Failure(error)) }
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
            state.phase = .failed(Failure(error))
        }
    }

    private func show(_ failure: Failure) {
        if let reason = failure.reason { events.raise(.couldNotSave(reason)) }
    }
}
