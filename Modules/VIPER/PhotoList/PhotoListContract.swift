import Shared

/// Presenter → View
protocol PhotoListView: AnyObject {
    func showLoading(_ isLoading: Bool)
    func showPhotos(_ rows: [PhotoRow])

    /// Shows a status instead of the list or below it; `nil` hides it.
    func showStatus(_ text: String?)

    /// Shows or hides Retry.
    func showRetry(_ isOffered: Bool)

    func showNotice(_ text: String)
    func showAlert(_ alert: AlertContent)

    /// Asks whether to delete a photo.
    func askBeforeDeleting(id: Int)
}

/// Presenter → Router
protocol PhotoListRouting: AnyObject {
    /// Opens a photo above this screen, in place of any screen there.
    func openPhoto(id: Int, output: any PhotoModuleOutput)
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
/// One page is fetched at a time; only `refresh` cancels the page that is under way.
protocol PhotoListInteractorInput: AnyObject {
    /// Observes the photos: after each change, reads those shown so far again, from what is stored. A failure is not
    /// reported: the list stays as it is.
    func observePhotos()

    func fetchFirstPage()

    /// Fetches the page after the last photo. Does nothing if the list is empty or complete.
    func fetchNextPage()

    /// Fetches the first page again.
    func refresh()

    /// Deletes a photo. Only a failure is reported, and none after a log-out; success arrives as a change. Does nothing
    /// while it is being deleted.
    func delete(id: Int)
}

/// Interactor → Presenter
protocol PhotoListInteractorOutput: AnyObject {
    func didBeginFetchingPage()
    func didFetchPage(_ list: PhotoListResponse)
    func didFailToFetchPage(_ failure: Failure)

    /// Called after a change; a page may still be under way.
    func didReload(_ list: PhotoListResponse)

    func didFailToDelete(_ failure: Failure)
}

/// The module that opened Photos → Presenter
protocol PhotoListModuleInput: AnyObject {
    /// Opens a photo above this screen, in place of any screen there.
    func openPhoto(id: Int)
}

/// Presenter → the module that opened Photos; Photo reports to it, too
protocol PhotoListModuleOutput: PhotoModuleOutput {
    /// Called when the user asks to log out.
    func didAskToLogOut()
}

/// The photos from the first on as the interactor reports them.
nonisolated struct PhotoListResponse: Equatable {
    struct Item: Equatable {
        let id: Int
        let title: String
        let thumbnail: ExactText
    }

    let items: [Item]
    /// Whether no photo follows.
    let isComplete: Bool
}
