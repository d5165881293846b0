import Headless
import Screens
import Shared

final class FavoritesViewController: ViewController, FavoritesViewInput {
    private let storyboard = FavoritesStoryboard()
    private let output: any FavoritesViewOutput

    init(output: any FavoritesViewOutput) {
        self.output = output
    }

    var screen: Screen { storyboard.screen }

    func viewDidLoad() {
        storyboard.logOut.onTap = { [weak self] in self?.output.didTapLogOut() }
        storyboard.pictures.retry.onTap = { [weak self] in self?.output.didTapRetry() }
        storyboard.pictures.section.onAction = { [weak self] _, id in self?.output.didTapUnlike(id: id) }
        output.viewDidLoad()
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

    func showAlert(_ alert: AlertContent) {
        present(Alert(alert))
    }
}
