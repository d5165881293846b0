import Shared

/// Lists what the user likes.
final class FavoritesPresenter: FavoritesPresenting {
    private nonisolated enum Job: Hashable {
        case unlike(id: String)
        case favorites
    }

    weak var view: (any FavoritesView)?
    private let favorites: any FavoriteStore
    private let work: Work<Job>
    private var changes: Subscription?

    init(favorites: any FavoriteStore, clock: any AppClock) {
        self.favorites = favorites
        work = Work(clock: clock)
    }

    func viewDidLoad() {
        changes = favorites.changes.observe { [weak self] in self?.load() }
        load()
    }

    func didTapRetry() {
        load()
    }

    func didTapUnlike(id: String) {
        work.write(.unlike(id: id)) { [favorites] in
            try await favorites.unlike(id)
        } then: { [weak self] result in
            self?.reportFailure(of: result)
        }
    }

    func didTapLogOut() {
        view?.logOut()
    }

    private func load() {
        view?.showStatus(nil)
        view?.showRetry(false)
        view?.showLoading(true)
        work.run(.favorites, .latestWins) { [favorites] in
            try await favorites.all()
        } then: { [weak self] result in
            self?.show(result)
        }
    }

    private func show(_ result: Result<[FeedPicture], any Error>) {
        view?.showLoading(false)
        switch result {
        case .success(let pictures):
            view?.showPictures(pictures.map { PictureRow($0, isLiked: true) })
            view?.showStatus(pictures.isEmpty ? StatusText.noFavorites : nil)
        case .failure(let error):
            view?.showStatus(StatusText.couldNotLoad(.favorites, FailureText.reason(for: error)))
            view?.showRetry(true)
        }
    }

    private func reportFailure(of result: Result<Void, any Error>) {
        guard case .failure(let error) = result else { return }
        view?.showAlert(.couldNotSave(FailureText.reason(for: error)))
    }
}
