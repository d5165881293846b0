import Headless
import Screens
import Shared

final class PhotoListViewController: ViewController, PhotoListViewInput {
    private let storyboard = PhotoListStoryboard()
    private let output: any PhotoListViewOutput

    init(output: any PhotoListViewOutput) {
        self.output = output
    }

    var screen: Screen { storyboard.screen }

    func viewDidLoad() {
        let section = storyboard.photos.section
        storyboard.logOut.onTap = { [weak self] in self?.output.didTapLogOut() }
        storyboard.refresh.onTap = { [weak self] in self?.screen.refresh() }
        storyboard.photos.retry.onTap = { [weak self] in self?.output.didTapRetry() }
        section.onSelect = { [weak self] id in self?.choosePhoto(id) }
        section.onAction = { [weak self] _, id in self?.swipeToDelete(id) }
        screen.onRefresh = { [weak self] in self?.output.didRefresh() }
        screen.onScrollToEnd = { [weak self] in self?.output.didReachEnd() }
        output.viewDidLoad()
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
        present(.deletePhoto { [weak self] in self?.output.didConfirmDeleting(id: id) })
    }

    private func choosePhoto(_ id: Row.ID) {
        if let id = Int(id.text) { output.didChoosePhoto(id: id) }
    }

    private func swipeToDelete(_ id: Row.ID) {
        if let id = Int(id.text) { output.didSwipeToDelete(id: id) }
    }
}
