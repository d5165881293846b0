import Shared

/// Decides what Favorites shows.
final class FavoritesPresenter {
    weak var view: (any FavoritesViewInput)?
    private weak var logOutDelegate: (any LogOutDelegate)?
    private let interactor: any FavoritesInteractorInput

    init(interactor: any FavoritesInteractorInput, logOutDelegate: any LogOutDelegate) {
        self.interactor = interactor
        self.logOutDelegate = logOutDelegate
    }
}

extension FavoritesPresenter: FavoritesViewOutput {
    func viewDidLoad() {
        interactor.start()
    }

    func didTapRetry() {
        interactor.loadPictures()
    }

    func didTapUnlike(id: ExactText) {
        interactor.unlike(id: id)
    }

    func didTapLogOut() {
        logOutDelegate?.didAskToLogOut()
    }
}

extension FavoritesPresenter: FavoritesInteractorOutput {
    func didBeginLoadingPictures() {
        view?.showLoading(true)
        view?.showStatus(nil)
        view?.showRetry(false)
    }

    func didLoadPictures(_ pictures: [FeedPictureResponse]) {
        view?.showLoading(false)
        view?.showPictures(pictures.map(PictureRow.init))
        view?.showStatus(pictures.isEmpty ? StatusText.noFavorites : nil)
    }

    func didFailToLoadPictures(_ failure: Failure) {
        view?.showLoading(false)
        view?.showStatus(failure.reason.map { StatusText.couldNotLoad(.favorites, $0) })
        view?.showRetry(true)
    }

    func didFailToSave(_ failure: Failure) {
        if let reason = failure.reason { view?.showAlert(.couldNotSave(reason)) }
    }
}
