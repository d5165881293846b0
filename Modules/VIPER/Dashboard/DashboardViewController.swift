import Headless
import Screens
import Shared

final class DashboardViewController: ViewController, DashboardViewInput {
    private let storyboard = DashboardStoryboard()
    private let presenter: any DashboardViewOutput

    init(presenter: any DashboardViewOutput) {
        self.presenter = presenter
    }

    var screen: Screen { storyboard.screen }

    func viewDidLoad() {
        storyboard.logOut.onTap = { [weak self] in self?.presenter.didTapLogOut() }
        storyboard.addImage.onTap = { [weak self] in self?.presenter.didTapAddImage() }
        for part in DashboardPart.allCases {
            storyboard[part].retry.onTap = { [weak self] in self?.presenter.didTapRetry(part) }
        }
        presenter.viewDidLoad()
    }

    func viewDidAppear() {
        presenter.viewDidAppear()
    }

    func viewDidDisappear() {
        presenter.viewDidDisappear()
    }

    func showLoading(_ isLoading: Bool) {
        screen.isBusy = isLoading
    }

    func showLoading(_ isLoading: Bool, in part: DashboardPart) {
        storyboard[part].section.isBusy = isLoading
    }

    func showRows(_ rows: [DashboardRow], in part: DashboardPart) {
        storyboard[part].section.rows = rows.map(makeRow)
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

    private func makeRow(_ row: DashboardRow) -> Row {
        let choose: () -> Void = { [weak self] in self?.presenter.didChooseCategory(id: row.id) }
        return Row(
            id: row.id,
            title: row.title,
            icon: row.icon,
            thumbnail: row.thumbnail,
            onSelect: row.isSelectable ? choose : nil
        )
    }
}
