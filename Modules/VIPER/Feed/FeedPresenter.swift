import Shared

/// Turns what happens on a category's feed into requests, and their results into what is shown.
final class FeedPresenter {
    weak var view: (any FeedView)?
    private let interactor: any FeedInteractorInput
    private var pictures: [FeedPictureResponse] = []
    private var likedIDs: Set<String> = []

    init(interactor: any FeedInteractorInput) {
        self.interactor = interactor
    }

    private func load() {
        view?.showStatus(nil)
        view?.showRetry(false)
        view?.showLoading(true)
        interactor.fetchPictures()
    }

    private func showPictures() {
        view?.showPictures(pictures.map { PictureRow($0, isLiked: likedIDs.contains($0.id)) })
    }
}

extension FeedPresenter: FeedViewOutput {
    func viewDidLoad() {
        interactor.observeLikes()
        interactor.fetchLikes()
        load()
    }

    func didTapRetry() {
        interactor.fetchLikes()
        load()
    }

    func didTapLike(id: String) {
        interactor.like(id: id)
    }

    func didTapUnlike(id: String) {
        interactor.unlike(id: id)
    }
}

extension FeedPresenter: FeedInteractorOutput {
    func didChangeLikes() {
        interactor.fetchLikes()
    }

    func didFetchLikes(_ ids: Set<String>) {
        likedIDs = ids
        showPictures()
    }

    func didFetchPictures(_ pictures: [FeedPictureResponse]) {
        view?.showLoading(false)
        self.pictures = pictures
        showPictures()
        view?.showStatus(pictures.isEmpty ? StatusText.nothingHere : nil)
    }

    func didFailToFetchPictures(reason: String) {
        view?.showLoading(false)
        view?.showStatus(StatusText.couldNotLoad(.pictures, reason))
        view?.showRetry(true)
    }

    func didFailToSave(reason: String) {
        view?.showAlert(.couldNotSave(reason))
    }
}
