import Headless
import Screens
import Shared

final class FeedViewController: ViewController, FeedViewInput {
    private let storyboard = FeedStoryboard()
    private let presenter: any FeedViewOutput

    init(presenter: any FeedViewOutput) {
        self.presenter = presenter
    }

    var screen: Screen { storyboard.screen }

    func viewDidLoad() {
        storyboard.pictures.retry.onTap = { [weak self] in self?.presenter.didTapRetry() }
        presenter.viewDidLoad()
    }

    func showTitle(_ title: String) {
        storyboard.setTitle(title)
    }

    func showLoading(_ isLoading: Bool) {
        screen.isBusy = isLoading
    }

    func showPictures(_ rows: [PictureRow]) {
        storyboard.pictures.section.rows = rows.map(makeRow)
    }

    func showStatus(_ text: String?) {
        storyboard.pictures.section.status = text
    }

    func showRetry(_ isOffered: Bool) {
        storyboard.pictures.retry.isHidden = !isOffered
    }

    func showNotice(_ text: String) {
        show(notice: text)
    }

    func showAlert(_ alert: AlertContent) {
        present(Alert(alert))
    }

    private func makeRow(_ row: PictureRow) -> Row {
        let action = Row.Action(row.actionLabel) { [weak self] in self?.presenter.didTap(row.action, id: row.id) }
        return Row(
            id: row.id,
            title: row.title,
            subtitle: row.photographer,
            thumbnail: row.thumbnail,
            mark: row.mark,
            actions: [action]
        )
    }
}
