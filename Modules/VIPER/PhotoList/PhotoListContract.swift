import Shared

/// Presenter → View
protocol PhotoListViewInput: AnyObject {
    func showLoading(_ isLoading: Bool)
    func showPhotos(_ rows: [PhotoRow])

    /// Shows a status instead of the list or below it; `nil` hides it.
    func showStatus(_ text: String?)

    /// Shows or hides Retry.
    func showRetry(_ isOffered: Bool)

    func showNotice(_ text: String)
    func showAlert(_ alert: AlertContent)

    /// Asks before a photo is deleted.
    func askBeforeDeleting(id: Int, _ question: QuestionContent)
}

/// Presenter → Router
protocol PhotoListRouterInput: AnyObject {
    /// Opens a photo above this screen.
    func openPhoto(id: Int)
}

/// View → Presenter
protocol PhotoListViewOutput: AnyObject {
    func viewDidLoad()
    func didReachEnd()
    func didRefresh()
    func didTapRetry()
    func didChoosePhoto(id: Int)
    func didSwipeToDelete(id: Int)

    /// Called when the user answers the question with “Delete”.
    func didConfirmDeleting(id: Int)

    func didTapLogOut()
}

/// Presenter → Interactor
///
/// One page is loaded at a time; only `refresh` cancels the page that is under way.
protocol PhotoListInteractorInput: AnyObject {
    /// Loads the first page, and after each change reads the photos shown so far again, from what is stored.
    func start()

    func loadFirstPage()

    /// Loads the page after the last photo. Does nothing if the list is empty or complete.
    func loadNextPage()

    /// Loads the first page again.
    func refresh()

    /// Deletes a photo. Only a failure is reported, and none after a log-out; success arrives as a change. Does nothing
    /// while it is being deleted.
    func delete(id: Int)
}

/// Interactor → Presenter
protocol PhotoListInteractorOutput: AnyObject {
    func didBeginLoadingPage()
    func didLoadPage(_ list: PhotoListResponse)
    func didFailToLoadPage(_ failure: Failure)

    /// Called after a change; a page may still be under way.
    func didReload(_ list: PhotoListResponse)

    /// Called if the photos cannot be read again after a change: those shown are outdated.
    func didFailToReload(_ failure: Failure)

    func didFailToDelete(_ failure: Failure)
}

/// The photos from the first on as the interactor reports them.
nonisolated struct PhotoListResponse: Equatable {
    struct Item: Equatable {
        let id: Int
        let title: String
        let thumbnail: ExactText
    }

    let photos: [Item]
    /// Whether no photo follows.
    let isComplete: Bool
    /// Whether the photos could not be read again after a change.
    var isOutdated: Bool
}
