import Headless
import Screens
import Shared

final class DashboardViewController: ViewController, DashboardViewInput {
    private let storyboard = DashboardStoryboard()
    private let output: any DashboardViewOutput

    init(output: any DashboardViewOutput) {
        self.output = output
    }

    var screen: Screen { storyboard.screen }

    func viewDidLoad() {
        storyboard.logOut.onTap = { [weak self] in self?.output.didTapLogOut() }
        storyboard.addImage.onTap = { [weak self] in self?.output.didTapAddImage() }
        storyboard.categories.section.onSelect = { [weak self] id in self?.output.didChooseCategory(id: id) }
        for part in DashboardPart.allCases {
            storyboard[part].retry.onTap = { [weak self] in self?.output.didTapRetry(part) }
        }
        output.viewDidLoad()
    }

    func viewDidAppear() {
        output.viewDidAppear()
    }

    func viewDidDisappear() {
        output.viewDidDisappear()
    }

    func showLoading(_ isLoading: Bool) {
        screen.isBusy = isLoading
    }

    func showLoading(_ isLoading: Bool, in part: DashboardPart) {
        storyboard[part].section.isBusy = isLoading
    }

    func showRows(_ rows: [DashboardRow], in part: DashboardPart) {
        storyboard[part].section.rows = rows.map(Row.init)
    }

    func showFailure(_ text: String?, in part: DashboardPart) {
        storyboard[part].section.status = text
    }

    func showRetry(_ isOffered: Bool, in part: DashboardPart) {
        storyboard[part].retry.isHidden = !isOffered
    }

    func showBanner(at position: Int) {
        storyboard.banners.section.position = position
    }
}
