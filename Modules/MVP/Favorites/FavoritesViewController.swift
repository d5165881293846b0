import Headless
import Screens
import Shared

final class FavoritesViewController: ViewController, FavoritesViewInput {
    private let storyboard = FavoritesStoryboard()
    private let presenter: any FavoritesViewOutput

    init(presenter: any FavoritesViewOutput) {
        self.presenter = presenter
    }

    var screen: Screen { storyboard.screen }

    func viewDidLoad() {
        storyboard.logOut.onTap = { [weak self] in self?.presenter.didTapLogOut() }
        storyboard.pictures.retry.onTap = { [weak self] in self?.presenter.didTapRetry() }
        storyboard.pictures.section.onAction = { [weak self] _, id in self?.presenter.didTapUnlike(id: id) }
        presenter.viewDidLoad()
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
