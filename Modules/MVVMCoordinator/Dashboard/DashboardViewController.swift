import Headless

/// Dashboard on the device.
final class DashboardViewController: ViewController {
    private let storyboard = DashboardStoryboard()
    private let viewModel: DashboardViewModel

    init(viewModel: DashboardViewModel) {
        self.viewModel = viewModel
    }

    var screen: Screen { storyboard.screen }

    func viewDidLoad() {
        storyboard.logOut.onTap = { [viewModel] in viewModel.logOut() }
    }
}
