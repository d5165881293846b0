import Shared

/// Loads the pictures of a category, each liked or not, and likes or unlikes them.
final class FeedInteractor: FeedInteractorInput {
    private nonisolated enum Job: Hashable {
        case pictures
        case likes
        case like(id: ExactText)
        case unlike(id: ExactText)
    }

    weak var output: (any FeedInteractorOutput)?
    private let category: String
    private let feed: any FeedService
    private let favorites: any FavoriteStore
    private let work: Work<Job>
    private var changes: Subscription?
    private var pictures: [FeedPicture] = []
    private var likedIDs: Set<ExactText> = []

    init(category: String, feed: any FeedService, favorites: any FavoriteStore, activity: Activity) {
        self.category = category
        self.feed = feed
        self.favorites = favorites
        work = Work(activity: activity)
    }

    func start() {
        changes = favorites.changes.observe { [weak self] in self?.loadLikes() }
        load()
    }

    func load() {
        loadPictures()
        loadLikes()
    }

    func like(id: ExactText) {
        guard let picture = pictures.first(where: { $0.id == id }) else { return }
        work.write(.like(id: id), orphanedAs: .like) { [favorites] in
            try await favorites.like(picture)
        } then: { [weak self] result in
            self?.report(saving: result)
        }
    }

    func unlike(id: ExactText) {
        work.write(.unlike(id: id), orphanedAs: .unlike) { [favorites] in
            try await favorites.unlike(id)
        } then: { [weak self] result in
            self?.report(saving: result)
        }
    }

    private func loadPictures() {
        let hasBegun = work.run(.pictures) { [feed, category] in
            try await feed.pictures(of: category)
        } then: { [weak self] result in
            self?.report(loading: result)
        }
        if hasBegun { output?.didBeginLoadingPictures() }
    }

    private func loadLikes() {
        work.run(.likes, .latestWins) { [favorites] in
            try await favorites.likedIDs()
        } then: { [weak self] result in
            self?.report(loadingLikes: result)
        }
    }

    private func report(loading result: Result<[FeedPicture], Failure>) {
        switch result {
        case .success(let pictures):
            self.pictures = pictures
            output?.didLoadPictures(responses)
        case .failure(let failure): output?.didFailToLoadPictures(failure)
        }
    }

    private func report(loadingLikes result: Result<Set<ExactText>, Failure>) {
        switch result {
        case .success(let ids):
            likedIDs = ids
            output?.didLoadLikes(of: responses)
        case .failure(let failure): output?.didFailToLoadLikes(failure)
        }
    }

    private func report(saving result: Result<Void, Failure>) {
        if case .failure(let failure) = result { output?.didFailToSave(failure) }
    }

    /// The pictures loaded so far, marked by the likes read so far.
    private var responses: [FeedPictureResponse] {
        pictures.map { FeedPictureResponse($0, isLiked: likedIDs.contains($0.id)) }
    }
}
