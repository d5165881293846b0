import Headless
import Screens
import Shared

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
        storyboard.addImage.onTap = { [weak self] in self?.presenter.didTapAddImage() }
        storyboard.categories.section.onSelect = { [weak self] id in self?.presenter.didChooseCategory(id: id) }
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
        storyboard[part].section.rows = rows.map(Row.init)
    }

    func showFailure(_ text: String?, in part: DashboardPart) {
        storyboard[part].section.status = text
        storyboard[part].retry.isHidden = text == nil
    }

    func showBanner(at position: Int) {
        storyboard.banners.section.position = position
    }

    func openFeed(category: String) {
        guard let app else { return }
        navigationStack?.push(FeedAssembly.make(category: category, app: app))
    }

    func openAddImage() {
        guard let app else { return }
        present(AddImageAssembly.make(app: app))
    }

    func logOut() {
        app?.logOut()
    }
}

extension Row {
    fileprivate init(_ row: DashboardRow) {
        self.init(id: row.id, title: row.title, icon: row.icon, thumbnail: row.thumbnail)
    }
}
