import Headless

/// Dashboard on the device.
final class DashboardViewController: ViewController {
    private let storyboard = DashboardStoryboard()
    private let output: any DashboardViewOutput

    init(output: any DashboardViewOutput) {
        self.output = output
    }

    var screen: Screen { storyboard.screen }

    func viewDidLoad() {
        storyboard.logOut.onTap = { [weak self] in self?.output.didTapLogOut() }
    }
}
