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
        storyboard.logOut.onTap = { [weak self] in self?.presenter.didTapLogOut() }
        storyboard.refresh.onTap = { [weak self] in self?.screen.refresh() }
        storyboard.photos.retry.onTap = { [weak self] in self?.presenter.didTapRetry() }
        screen.onRefresh = { [weak self] in self?.presenter.didRefresh() }
        screen.onScrollToEnd = { [weak self] in self?.presenter.didReachEnd() }
        presenter.viewDidLoad()
    }

    func showLoading(_ isLoading: Bool) {
        screen.isBusy = isLoading
    }

    func showPhotos(_ rows: [PhotoRow]) {
        storyboard.photos.section.rows = rows.map(makeRow)
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

    func askBeforeDeleting(id: Int, _ question: QuestionContent) {
        present(Alert(question, confirm: { [weak self] in self?.presenter.didConfirmDeleting(id: id) }))
    }

    func openPhoto(id: Int) {
        navigationStack?.push(makePhoto(id))
    }

    private func makeRow(_ row: PhotoRow) -> Row {
        let delete = Row.Action(row.deleteLabel, role: .destructive, isSwipeAction: true) { [weak self] in
            self?.presenter.didSwipeToDelete(id: row.id)
        }
        return Row(id: "\(row.id)", title: row.title, thumbnail: row.thumbnail, actions: [delete]) { [weak self] in
            self?.presenter.didChoosePhoto(id: row.id)
        }
    }
}
