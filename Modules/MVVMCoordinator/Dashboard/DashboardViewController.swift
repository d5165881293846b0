import Headless
import Screens
import Shared

/// Dashboard on the device.
final class DashboardViewController: ViewController {
    private let storyboard = DashboardStoryboard()
    private let viewModel: DashboardViewModel
    private let activity: Activity
    private var binding: Binding<DashboardViewModel.State>?

    init(viewModel: DashboardViewModel, activity: Activity) {
        self.viewModel = viewModel
        self.activity = activity
    }

    var screen: Screen { storyboard.screen }

    func viewDidLoad() {
        storyboard.logOut.onTap = { [viewModel] in viewModel.logOut() }
        storyboard.addImage.onTap = { [viewModel] in viewModel.addImage() }
        storyboard.categories.section.onSelect = { [viewModel] id in viewModel.chooseCategory(id: id) }
        for part in DashboardPart.allCases {
            storyboard[part].retry.onTap = { [viewModel] in viewModel.retry(part) }
        }
        binding = Binding(activity) { [viewModel] in
            viewModel.state
        } render: { [weak self] state in
            self?.render(state)
        }
        viewModel.load()
    }

    func viewDidAppear() {
        viewModel.appear()
    }

    func viewDidDisappear() {
        viewModel.disappear()
    }

    private func render(_ state: DashboardViewModel.State) {
        screen.isBusy = state.isLoading
        storyboard.banners.section.position = state.carousel.position
        for part in DashboardPart.allCases {
            let failure = state.failure(of: part)
            storyboard[part].section.isBusy = state[part].phase == .loading
            storyboard[part].section.rows = state[part].rows.map(Row.init)
            storyboard[part].section.status = failure
            storyboard[part].retry.isHidden = failure == nil
        }
    }
}

extension Row {
    fileprivate init(_ row: DashboardRow) {
        self.init(id: row.id, title: row.title, icon: row.icon, thumbnail: row.thumbnail)
    }
}
