import Headless
import Screens
import Shared

final class PhotoListViewController: ViewController, PhotoListViewInput {
    private let storyboard = PhotoListStoryboard()
    private let presenter: any PhotoListViewOutput
    private let makePhoto: (Int) -> any ViewController

    init(presenter: any PhotoListViewOutput, makePhoto: @escaping (Int) -> any ViewController) {
        self.presenter = presenter
        self.makePhoto = makePhoto
    }

    var screen: Screen { storyboard.screen }

    func viewDidLoad() {
        let section = storyboard.photos.section
        storyboard.logOut.onTap = { [weak self] in self?.presenter.didTapLogOut() }
        storyboard.refresh.onTap = { [weak self] in self?.screen.refresh() }
        storyboard.photos.retry.onTap = { [weak self] in self?.presenter.didTapRetry() }
        section.onSelect = { [weak self] id in self?.choosePhoto(id) }
        section.onAction = { [weak self] _, id in self?.swipeToDelete(id) }
        screen.onRefresh = { [weak self] in self?.presenter.didRefresh() }
        screen.onScrollToEnd = { [weak self] in self?.presenter.didReachEnd() }
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

    private func choosePhoto(_ id: Row.ID) {
        if let id = Int(id.text) { presenter.didChoosePhoto(id: id) }
    }

    private func swipeToDelete(_ id: Row.ID) {
        if let id = Int(id.text) { presenter.didSwipeToDelete(id: id) }
    }
}
