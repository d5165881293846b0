import Shared

/// Decides what a category's feed shows.
final class FeedPresenter {
    weak var view: (any FeedViewInput)?
    private let category: String
    private let interactor: any FeedInteractorInput

    init(category: String, interactor: any FeedInteractorInput) {
        self.category = category
        self.interactor = interactor
    }
}

extension FeedPresenter: FeedViewOutput {
    func viewDidLoad() {
        view?.showTitle(category)
        interactor.start()
    }

    func didTapRetry() {
        interactor.load()
    }

    func didTap(_ action: PictureRow.Action, id: ExactText) {
        switch action {
        case .like: interactor.like(id: id)
        case .unlike: interactor.unlike(id: id)
        }
    }
}

extension FeedPresenter: FeedInteractorOutput {
    func didBeginLoadingPictures() {
        view?.showLoading(true)
        view?.showStatus(nil)
        view?.showRetry(false)
    }

    func didLoadPictures(_ pictures: [FeedPictureResponse]) {
        view?.showLoading(false)
        view?.showPictures(pictures.map(PictureRow.init))
        view?.showStatus(pictures.isEmpty ? StatusText.nothingHere : nil)
    }

    func didFailToLoadPictures(_ failure: Failure) {
        view?.showLoading(false)
        view?.showStatus(failure.reason.map { StatusText.couldNotLoad(.pictures, $0) })
        view?.showRetry(true)
    }

    func didLoadLikes(of pictures: [FeedPictureResponse]) {
        view?.showPictures(pictures.map(PictureRow.init))
    }

    func didFailToLoadLikes(_ failure: Failure) {
        if let reason = failure.reason { view?.showNotice(reason) }
    }

    func didFailToSave(_ failure: Failure) {
        if let reason = failure.reason { view?.showAlert(.couldNotSave(reason)) }
    }
}
