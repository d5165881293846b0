import Shared

/// Decides what Favorites shows.
final class FavoritesPresenter {
    weak var view: (any FavoritesView)?
    private weak var app: (any AppModuleInput)?
    private let interactor: any FavoritesInteractorInput

    init(interactor: any FavoritesInteractorInput, app: any AppModuleInput) {
        self.interactor = interactor
        self.app = app
    }

    private func load() {
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

    func didTapUnlike(id: ExactText) {
        interactor.unlike(id: id)
    }

    func didTapLogOut() {
        app?.logOut()
    }
}

extension FavoritesPresenter: FavoritesInteractorOutput {
    func didChangeLikes() {
        load()
    }

    func didBeginFetchingPictures() {
        view?.showLoading(true)
        view?.showStatus(nil)
        view?.showRetry(false)
    }

    func didFetchPictures(_ pictures: [FeedPictureResponse]) {
        view?.showLoading(false)
        view?.showPictures(pictures.map { PictureRow($0, isLiked: true) })
        view?.showStatus(pictures.isEmpty ? StatusText.noFavorites : nil)
    }

    func didFailToFetchPictures(_ failure: Failure) {
        view?.showLoading(false)
        view?.showStatus(failure.reason.map { StatusText.couldNotLoad(.favorites, $0) })
        view?.showRetry(true)
    }

    func didFailToSave(_ failure: Failure) {
        if let reason = failure.reason { view?.showAlert(.couldNotSave(reason)) }
    }
}
