import Headless
import Screens
import Shared

final class PhotoListViewController: ViewController, PhotoListView {
    private let storyboard = PhotoListStoryboard()
    private let presenter: any PhotoListPresenting
    private let makePhoto: (Int) -> any ViewController

    init(presenter: any PhotoListPresenting, makePhoto: @escaping (Int) -> any ViewController) {
        self.presenter = presenter
        self.makePhoto = makePhoto
    }

    var screen: Screen { storyboard.screen }

    func viewDidLoad() {
        let section = storyboard.photos.section
        screen.onRefresh = { [weak self] in self?.presenter.didRefresh() }
        screen.onScrollToEnd = { [weak self] in self?.presenter.didReachEnd() }
        section.onSelect = { [weak self] id in Int(id.text).map { self?.presenter.didChoosePhoto(id: $0) } }
        section.onAction = { [weak self] _, id in Int(id.text).map { self?.presenter.didSwipeToDelete(id: $0) } }
        storyboard.photos.retry.onTap = { [weak self] in self?.presenter.didTapRetry() }
        storyboard.logOut.onTap = { [weak self] in self?.presenter.didTapLogOut() }
        presenter.viewDidLoad()
    }

    func showLoading(_ isLoading: Bool) {
        screen.isBusy = isLoading
    }

    func showPhotos(_ rows: [PhotoRow]) {
        storyboard.photos.section.rows = rows.map(Row.init)
    }

    func showStatus(_ text: String?) {
        storyboard.photos.section.status = text
    }

    func showRetry(_ isOffered: Bool) {
        storyboard.photos.retry.isHidden = !isOffered
    }

    func showNotice(_ text: String) {
        show(notice: text)
    }

    func showAlert(_ alert: AlertContent) {
        present(Alert(alert))
    }

    func askBeforeDeleting(id: Int) {
        present(.deletePhoto { [weak self] in self?.presenter.didConfirmDeleting(id: id) })
    }

    func openPhoto(id: Int) {
        navigationStack?.push(makePhoto(id))
    }
}
