import Shared

/// Turns what happens on Favourites into requests, and their results into what is shown.
final class FavouritesPresenter {
    weak var view: (any FavouritesView)?
    private let interactor: any FavouritesInteractorInput
    private let router: any FavouritesRouting

    init(interactor: any FavouritesInteractorInput, router: any FavouritesRouting) {
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

extension FavouritesPresenter: FavouritesViewOutput {
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

extension FavouritesPresenter: FavouritesInteractorOutput {
    func didChangeLikes() {
        load()
    }

    func didFetchPictures(_ pictures: [FeedPictureResponse]) {
        view?.showLoading(false)
        view?.showPictures(pictures.map { PictureRow($0, isLiked: true) })
        view?.showStatus(pictures.isEmpty ? StatusText.noFavourites : nil)
    }

    func didFailToFetchPictures(reason: String) {
        view?.showLoading(false)
        view?.showStatus(StatusText.couldNotLoad(.favourites, reason))
        view?.showRetry(true)
    }

    func didFailToSave(reason: String) {
        view?.showAlert(.couldNotSave(reason))
    }
}
