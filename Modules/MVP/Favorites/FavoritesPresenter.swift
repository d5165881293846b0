import Shared

/// Loads and shows the liked pictures, and unlikes them.
final class FavoritesPresenter {
    private nonisolated enum Job: Hashable {
        case pictures
        case unlike(id: ExactText)
    }

    weak var view: (any FavoritesViewInput)?
    private weak var logOutDelegate: (any LogOutDelegate)?
    private let favorites: any FavoriteStore
    private let work: Work<Job>
    private var changes: Subscription?

    init(favorites: any FavoriteStore, activity: Activity, logOutDelegate: any LogOutDelegate) {
        self.favorites = favorites
        self.logOutDelegate = logOutDelegate
        work = Work(activity: activity)
    }
}

extension FavoritesPresenter: FavoritesViewOutput {
    func viewDidLoad() {
        changes = favorites.changes.observe { [weak self] in self?.load() }
        load()
    }

    func didTapRetry() {
        load()
    }

    func didTapUnlike(id: ExactText) {
        work.write(.unlike(id: id)) { [favorites] in
            try await favorites.unlike(id)
        } then: { [weak self] result in
            self?.finishSaving(result)
        }
    }

    func didTapLogOut() {
        logOutDelegate?.didAskToLogOut()
    }
}

extension FavoritesPresenter {
    private func load() {
        work.run(.pictures, .latestWins) { [favorites] in
            try await favorites.all()
        } then: { [weak self] result in
            self?.finishLoading(result)
        }
        view?.showLoading(true)
        view?.showStatus(nil)
        view?.showRetry(false)
    }

    private func finishLoading(_ result: Result<[FeedPicture], Failure>) {
        view?.showLoading(false)
        switch result {
        case .success(let pictures):
            view?.showPictures(pictures.map { PictureRow($0, isLiked: true) })
            view?.showStatus(pictures.isEmpty ? StatusText.noFavorites : nil)
        case .failure(let failure): failLoading(failure)
        }
    }

    private func failLoading(_ failure: Failure) {
        view?.showStatus(failure.reason.map { StatusText.couldNotLoad(.favorites, $0) })
        view?.showRetry(true)
    }

    private func finishSaving(_ result: Result<Void, Failure>) {
        guard case .failure(let failure) = result, let reason = failure.reason else { return }
        view?.showAlert(.couldNotSave(reason))
    }
}
