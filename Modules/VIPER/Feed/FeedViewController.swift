import Headless
import Screens
import Shared

final class FeedViewController: ViewController, FeedViewInput {
    private let storyboard = FeedStoryboard()
    private let output: any FeedViewOutput

    init(output: any FeedViewOutput) {
        self.output = output
    }

    var screen: Screen { storyboard.screen }

    func viewDidLoad() {
        storyboard.pictures.retry.onTap = { [weak self] in self?.output.didTapRetry() }
        storyboard.pictures.section.onAction = { [weak self] action, id in self?.choose(action, id: id) }
        output.viewDidLoad()
    }

    func showTitle(_ title: String) {
        storyboard.setTitle(title)
    }

    func showLoading(_ isLoading: Bool) {
        screen.isBusy = isLoading
    }

    func showPictures(_ rows: [PictureRow]) {
        storyboard.pictures.section.rows = rows.map(Row.init)
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

    private func choose(_ action: Row.Action, id: Row.ID) {
        switch action {
        case .like: output.didTapLike(id: id)
        case .unlike: output.didTapUnlike(id: id)
        default: break
        }
    }
}
