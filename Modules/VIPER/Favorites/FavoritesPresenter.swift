import Shared

/// Decides what Favorites shows.
final class FavoritesPresenter {
    weak var view: (any FavoritesViewInput)?
    private weak var moduleOutput: (any FavoritesModuleOutput)?
    private let interactor: any FavoritesInteractorInput

    init(interactor: any FavoritesInteractorInput, moduleOutput: any FavoritesModuleOutput) {
        self.interactor = interactor
        self.moduleOutput = moduleOutput
    }
}

extension FavoritesPresenter: FavoritesViewOutput {
    func viewDidLoad() {
        interactor.observeLikes()
        interactor.loadPictures()
    }

    func didTapRetry() {
        interactor.loadPictures()
    }

    func didTapUnlike(id: ExactText) {
        interactor.unlike(id: id)
    }

    func didTapLogOut() {
        moduleOutput?.didAskToLogOut()
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
