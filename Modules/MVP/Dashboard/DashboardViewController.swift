import Headless

/// Dashboard on the device.
final class DashboardViewController: ViewController, DashboardView {
    private let storyboard = DashboardStoryboard()
    private let presenter: any DashboardPresenting
    private weak var app: AppController?

    init(presenter: any DashboardPresenting, app: AppController) {
        self.presenter = presenter
        self.app = app
    }

    var screen: Screen { storyboard.screen }

    func viewDidLoad() {
        storyboard.logOut.onTap = { [weak self] in self?.presenter.didTapLogOut() }
    }

    func logOut() {
        app?.logOut()
    }
}
