import Shared

/// Decides what a category's feed shows.
final class FeedPresenter {
    weak var view: (any FeedView)?
    private let category: String
    private let interactor: any FeedInteractorInput
    private var pictures: [FeedPictureResponse] = []
    private var likedIDs: Set<ExactText> = []

    init(category: String, interactor: any FeedInteractorInput) {
        self.category = category
        self.interactor = interactor
    }

    private func load() {
        interactor.fetchPictures()
        interactor.fetchLikes()
    }

    private func showPictures() {
        view?.showPictures(pictures.map { PictureRow($0, isLiked: likedIDs.contains($0.id)) })
    }
}

extension FeedPresenter: FeedViewOutput {
    func viewDidLoad() {
        view?.showTitle(category)
        interactor.observeLikes()
        load()
    }

    func didTapRetry() {
        load()
    }

    func didTapLike(id: ExactText) {
        interactor.like(id: id)
    }

    func didTapUnlike(id: ExactText) {
        interactor.unlike(id: id)
    }
}

extension FeedPresenter: FeedInteractorOutput {
    func didChangeLikes() {
        interactor.fetchLikes()
    }

    func didFetchLikes(_ ids: Set<ExactText>) {
        likedIDs = ids
        showPictures()
    }

    func didBeginFetchingPictures() {
        view?.showLoading(true)
        view?.showStatus(nil)
        view?.showRetry(false)
    }

    func didFetchPictures(_ pictures: [FeedPictureResponse]) {
        view?.showLoading(false)
        self.pictures = pictures
        showPictures()
        view?.showStatus(pictures.isEmpty ? StatusText.nothingHere : nil)
    }

    func didFailToFetchPictures(_ failure: Failure) {
        view?.showLoading(false)
        view?.showStatus(failure.reason.map { StatusText.couldNotLoad(.pictures, $0) })
        view?.showRetry(true)
    }

    func didFailToSave(_ failure: Failure) {
        if let reason = failure.reason { view?.showAlert(.couldNotSave(reason)) }
    }
}
