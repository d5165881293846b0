import Shared

/// Lists the pictures of a category, and keeps what the user likes.
final class FeedPresenter: FeedPresenting {
    private nonisolated enum Job: Hashable {
        case like(id: String)
        case unlike(id: String)
        case pictures
        case likes
    }

    weak var view: (any FeedView)?
    private let category: String
    private let feed: any FeedService
    private let favorites: any FavoriteStore
    private let work: Work<Job>
    private var changes: Subscription?
    private var pictures: [FeedPicture] = []
    private var likedIDs: Set<String> = []

    init(category: String, feed: any FeedService, favorites: any FavoriteStore, clock: any AppClock) {
        self.category = category
        self.feed = feed
        self.favorites = favorites
        work = Work(clock: clock)
    }

    func viewDidLoad() {
        changes = favorites.changes.observe { [weak self] in self?.loadLikes() }
        loadLikes()
        load()
    }

    func didTapRetry() {
        loadLikes()
        load()
    }

    func didTapLike(id: String) {
        guard let picture = pictures.first(where: { $0.id == id }) else { return }
        work.write(.like(id: id)) { [favorites] in
            try await favorites.like(picture)
        } then: { [weak self] result in
            self?.reportFailure(of: result)
        }
    }

    func didTapUnlike(id: String) {
        work.write(.unlike(id: id)) { [favorites] in
            try await favorites.unlike(id)
        } then: { [weak self] result in
            self?.reportFailure(of: result)
        }
    }

    private func load() {
        view?.showStatus(nil)
        view?.showRetry(false)
        view?.showLoading(true)
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
            guard case .success(let ids) = result else { return }
            self?.likedIDs = ids
            self?.showPictures()
        }
    }

    private func show(_ result: Result<[FeedPicture], any Error>) {
        view?.showLoading(false)
        switch result {
        case .success(let pictures):
            self.pictures = pictures
            showPictures()
            view?.showStatus(pictures.isEmpty ? StatusText.nothingHere : nil)
        case .failure(let error):
            view?.showStatus(StatusText.couldNotLoad(.pictures, FailureText.reason(for: error)))
            view?.showRetry(true)
        }
    }

    private func showPictures() {
        view?.showPictures(pictures.map { PictureRow($0, isLiked: likedIDs.contains($0.id)) })
    }

    private func reportFailure(of result: Result<Void, any Error>) {
        guard case .failure(let error) = result else { return }
        view?.showAlert(.couldNotSave(FailureText.reason(for: error)))
    }
}
