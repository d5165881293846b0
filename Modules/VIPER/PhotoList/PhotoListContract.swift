import Shared

/// Presenter → View
protocol PhotoListView: AnyObject {
    func showLoading(_ isLoading: Bool)
    func showPhotos(_ rows: [PhotoRow])

    /// Says something in place of the list or below it; nothing takes it away.
    func showStatus(_ text: String?)

    /// Offers another try, or takes the offer away.
    func showRetry(_ isOffered: Bool)

    func showNotice(_ text: String)
    func showAlert(_ alert: AlertContent)

    /// Asks whether a photo shall be deleted.
    func askBeforeDeleting(id: Int)
}

/// View → Presenter
protocol PhotoListViewOutput: AnyObject {
    func viewDidLoad()
    func didReachEnd()
    func didRefresh()
    func didTapRetry()
    func didChoosePhoto(id: Int)
    func didSwipeToDelete(id: Int)
    func didConfirmDeleting(id: Int)
    func didTapLogOut()
}

/// Presenter → Interactor. One page is fetched at a time; a refresh alone takes the place of what is under way.
protocol PhotoListInteractorInput: AnyObject {
    /// From now on, an output follows whenever a photo of the list changes.
    func observePhotos()

    func fetchFirstPage()

    /// Goes on where the list ends; does nothing where it is empty or complete, or a page is under way.
    func fetchNextPage()

    /// Fetches the list anew from its start.
    func refresh()

    /// Fetches the list again as far as it reaches, from what is stored.
    func reload()

    func delete(id: Int)
}

/// Interactor → Presenter
protocol PhotoListInteractorOutput: AnyObject {
    func didChangePhotos()

    /// A page is on its way.
    func didBeginFetching()

    /// A page has come.
    func didFetch(_ list: PhotoListResponse)

    /// The list has changed without a page; one may still be on its way.
    func didReload(_ list: PhotoListResponse)

    func didFailToFetch(reason: String)
    func didFailToDelete(reason: String)
    func didNotFindPhoto()
}

/// Presenter → Router
protocol PhotoListRouting: AnyObject {
    /// Opens a photo above this screen.
    func openPhoto(id: Int)

    /// Leaves the app: the user wants to log out.
    func logOut()
}

/// The list from its start as the interactor hands it up.
nonisolated struct PhotoListResponse: Equatable {
    struct Item: Equatable {
        let id: Int
        let title: String
        let thumbnail: String
    }

    let items: [Item]
    /// Whether no photo follows.
    let isComplete: Bool
}
