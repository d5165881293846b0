import Shared

/// Turns what happens on Favorites into requests, and their results into what is shown.
final class FavoritesPresenter {
    weak var view: (any FavoritesView)?
    private let interactor: any FavoritesInteractorInput
    private let router: any FavoritesRouting

    init(interactor: any FavoritesInteractorInput, router: any FavoritesRouting) {
        self.interactor = interactor
        self.router = router
    }

    private func load() {
        view?.showStatus(nil)
        view?.showRetry(false)
        view?.showLoading(true)
        interactor.fetchPictures()
    }
}

extension FavoritesPresenter: FavoritesViewOutput {
    func viewDidLoad() {
        interactor.observeLikes()
        load()
    }

    func didTapRetry() {
        load()
    }

    func didTapUnlike(id: String) {
        interactor.unlike(id: id)
    }

    func didTapLogOut() {
        router.logOut()
    }
}

extension FavoritesPresenter: FavoritesInteractorOutput {
    func didChangeLikes() {
        load()
    }

    func didFetchPictures(_ pictures: [FeedPictureResponse]) {
        view?.showLoading(false)
        view?.showPictures(pictures.map { PictureRow($0, isLiked: true) })
        view?.showStatus(pictures.isEmpty ? StatusText.noFavorites : nil)
    }

    func didFailToFetchPictures(reason: String) {
        view?.showLoading(false)
        view?.showStatus(StatusText.couldNotLoad(.favorites, reason))
        view?.showRetry(true)
    }

    func didFailToSave(reason: String) {
        view?.showAlert(.couldNotSave(reason))
    }
}
