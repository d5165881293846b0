import Headless
import Screens
import Shared

final class DashboardViewController: ViewController, BoundView {
    private let storyboard = DashboardStoryboard()
    private let viewModel: DashboardViewModel
    private let binding: ViewBinding<DashboardViewModel>

    init(viewModel: DashboardViewModel) {
        self.viewModel = viewModel
        binding = ViewBinding(viewModel)
    }

    var screen: Screen { storyboard.screen }

    func viewDidLoad() {
        storyboard.logOut.onTap = { [weak self] in self?.viewModel.logOut() }
        storyboard.addImage.onTap = { [weak self] in self?.viewModel.askToAddImage() }
        for part in DashboardPart.allCases {
            storyboard[part].retry.onTap = { [weak self] in self?.viewModel.retry(part) }
        }
        viewModel.viewDidLoad()
        binding.start(self)
    }

    func viewDidAppear() {
        viewModel.viewDidAppear()
    }

    func viewDidDisappear() {
        viewModel.viewDidDisappear()
    }

    func render(_ state: DashboardViewModel.State) {
        screen.isBusy = state.isLoading
        storyboard.banners.section.position = state.bannerPosition
        for part in DashboardPart.allCases {
            storyboard[part].section.isBusy = state[part].isLoading
            storyboard[part].section.rows = state[part].rows.map(makeRow)
            storyboard[part].section.status = state[part].status
            storyboard[part].retry.isHidden = !state[part].offersRetry
        }
    }

    private func makeRow(_ row: DashboardRowViewModel) -> Row {
        var shown = Row(id: row.id, title: row.title, icon: row.icon, thumbnail: row.thumbnail)
        if let category = row.category {
            shown.onSelect = { [weak self] in self?.viewModel.choose(category: category) }
        }
        return shown
    }
}
