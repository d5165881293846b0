import Shared

/// Lists what the user likes.
final class FavouritesPresenter: FavouritesPresenting {
    weak var view: (any FavouritesView)?
    private let favourites: any FavouriteStore
    private let work: Work
    private var changes: Subscription?

    init(favourites: any FavouriteStore, clock: any AppClock) {
        self.favourites = favourites
        work = Work(clock: clock)
    }

    func viewDidLoad() {
        changes = favourites.changes.observe { [weak self] in self?.load() }
        load()
    }

    func didTapRetry() {
        load()
    }

    func didTapUnlike(id: String) {
        work.write("unlike \(id)") { [favourites] in
            try await favourites.unlike(id)
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
        work.run("favourites", .latestWins) { [favourites] in
            try await favourites.all()
        } then: { [weak self] result in
            self?.show(result)
        }
    }

    private func show(_ result: Result<[FeedPicture], any Error>) {
        view?.showLoading(false)
        switch result {
        case .success(let pictures):
            view?.showPictures(pictures.map { PictureRow($0, isLiked: true) })
            view?.showStatus(pictures.isEmpty ? StatusText.noFavourites : nil)
        case .failure(let error):
            view?.showStatus(StatusText.couldNotLoad(.favourites, FailureText.reason(for: error)))
            view?.showRetry(true)
        }
    }

    private func reportFailure(of result: Result<Void, any Error>) {
        guard case .failure(let error) = result else { return }
        view?.showAlert(.couldNotSave(FailureText.reason(for: error)))
    }
}
