import Shared

/// Loads and shows the pictures of a category, and likes or unlikes them.
final class FeedPresenter {
    private nonisolated enum Job: Hashable {
        case pictures
        case likes
        case like(id: ExactText)
        case unlike(id: ExactText)
    }

    weak var view: (any FeedViewInput)?
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
}

extension FeedPresenter: FeedViewOutput {
    func viewDidLoad() {
        view?.showTitle(category)
        changes = favorites.changes.observe { [weak self] in self?.loadLikes() }
        load()
    }

    func didTapRetry() {
        load()
    }

    func didTap(_ action: PictureRow.Action, id: ExactText) {
        switch action {
        case .like: like(id: id)
        case .unlike: unlike(id: id)
        }
    }
}

extension FeedPresenter {
    private func load() {
        loadPictures()
        loadLikes()
    }

    private func loadPictures() {
        let hasBegun = work.run(.pictures) { [feed, category] in
            try await feed.pictures(of: category)
        } then: { [weak self] result in
            self?.finishLoading(result)
        }
        guard hasBegun else { return }
        view?.showLoading(true)
        view?.showStatus(nil)
        view?.showRetry(false)
    }

    private func loadLikes() {
        work.run(.likes, .latestWins) { [favorites] in
            try await favorites.likedIDs()
        } then: { [weak self] result in
            self?.finishLoadingLikes(result)
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

    private func finishLoading(_ result: Result<[FeedPicture], Failure>) {
        view?.showLoading(false)
        switch result {
        case .success(let pictures):
            self.pictures = pictures
            showPictures()
            view?.showStatus(pictures.isEmpty ? StatusText.nothingHere : nil)
        case .failure(let failure): failLoading(failure)
        }
    }

    private func failLoading(_ failure: Failure) {
        view?.showStatus(failure.reason.map { StatusText.couldNotLoad(.pictures, $0) })
        view?.showRetry(true)
    }

    private func finishLoadingLikes(_ result: Result<Set<ExactText>, Failure>) {
        switch result {
        case .success(let ids):
            likedIDs = ids
            showPictures()
        case .failure(let failure): if let reason = failure.reason { view?.showNotice(reason) }
        }
    }

    private func finishSaving(_ result: Result<Void, Failure>) {
        guard case .failure(let failure) = result, let reason = failure.reason else { return }
        view?.showAlert(.couldNotSave(reason))
    }

    private func showPictures() {
        view?.showPictures(pictures.map { PictureRow($0, isLiked: likedIDs.contains($0.id)) })
    }
}
