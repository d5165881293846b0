import Observation
import Shared

/// The state of a category's feed: loads its pictures, and likes or unlikes them.
@Observable
final class FeedViewModel: ViewModel {
    nonisolated struct State: Equatable {
        let title: String
        var phase = Phase.loading
        var rows: [PictureRowViewModel] = []

        /// The status shown instead of rows; `nil` if there is none.
        var status: String? {
            switch phase {
            case .loading: nil
            case .loaded: rows.isEmpty ? StatusText.nothingHere : nil
            case .failed(let failure): failure.reason.map { StatusText.couldNotLoad(.pictures, $0) }
            }
        }

        var offersRetry: Bool { phase.hasFailed }
    }

    private nonisolated enum Job: Hashable {
        case pictures
        case likes
        case like(id: ExactText)
        case unlike(id: ExactText)
    }

    private(set) var state: State
    let events = EventQueue<Announcement>()
    private let category: String
    private let feed: any FeedService
    private let favorites: any FavoriteStore
    private let work: Work<Job>
    @ObservationIgnored private var changes: Subscription?
    @ObservationIgnored private var pictures: [FeedPicture] = []
    @ObservationIgnored private var likedIDs: Set<ExactText> = []

    init(category: String, feed: any FeedService, favorites: any FavoriteStore, activity: Activity) {
        state = State(title: category)
        self.category = category
        self.feed = feed
        self.favorites = favorites
        work = Work(activity: activity)
    }

    func viewDidLoad() {
        changes = favorites.changes.observe { [weak self] in self?.loadLikes() }
        load()
    }

    func retry() {
        load()
    }

    /// Likes or unlikes a picture.
    func perform(_ action: PictureRowViewModel.Action, id: ExactText) {
        switch action {
        case .like: like(id: id)
        case .unlike: unlike(id: id)
        }
    }

    private func like(id: ExactText) {
        guard let picture = pictures.first(where: { $0.id == id }) else { return }
        work.write(.like(id: id), orphanedAs: .like) { [favorites] in
            try await favorites.like(picture)
        } then: { [weak self] result in
            self?.finishSaving(result)
        }
    }

    private func unlike(id: ExactText) {
        work.write(.unlike(id: id), orphanedAs: .unlike) { [favorites] in
            try await favorites.unlike(id)
        } then: { [weak self] result in
            self?.finishSaving(result)
        }
    }

    private func load() {
        loadPictures()
        loadLikes()
    }

    private func loadPictures() {
        work.run(.pictures) { [feed, category] in
            try await feed.pictures(of: category)
        } then: { [weak self] result in
            self?.finishLoading(result)
        }
        state.phase = .loading
    }

    private func loadLikes() {
        work.run(.likes, .latestWins) { [favorites] in
            try await favorites.likedIDs()
        } then: { [weak self] result in
            self?.finishLoadingLikes(result)
        }
    }

    private func finishLoading(_ result: Result<[FeedPicture], Failure>) {
        switch result {
        case .success(let pictures):
            state.phase = .loaded
            self.pictures = pictures
            updatePictures()
        case .failure(let failure): state.phase = .failed(failure)
        }
    }

    private func finishLoadingLikes(_ result: Result<Set<ExactText>, Failure>) {
        switch result {
        case .success(let ids):
            likedIDs = ids
            updatePictures()
        case .failure(let failure): if let reason = failure.reason { events.raise(.notice(reason)) }
        }
    }

    private func finishSaving(_ result: Result<Void, Failure>) {
        guard case .failure(let failure) = result, let reason = failure.reason else { return }
        events.raise(.alert(.couldNotSave(reason)))
    }

    private func updatePictures() {
        state.rows = pictures.map { PictureRowViewModel($0, isLiked: likedIDs.contains($0.id)) }
    }
}
