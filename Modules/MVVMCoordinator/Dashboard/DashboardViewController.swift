import Headless
import Screens
import Shared

final class DashboardViewController: ViewController, BoundView {
    private let storyboard = DashboardStoryboard()
    private let viewModel: DashboardViewModel
    private let binding: ViewBinding<DashboardViewModel>

    init(viewModel: DashboardViewModel, activity: Activity) {
        self.viewModel = viewModel
        binding = ViewBinding(viewModel, activity: activity)
    }

    var screen: Screen { storyboard.screen }

    func viewDidLoad() {
        storyboard.logOut.onTap = { [weak self] in self?.viewModel.logOut() }
        storyboard.addImage.onTap = { [weak self] in self?.viewModel.askToAddImage() }
        storyboard.categories.section.onSelect = { [weak self] id in self?.viewModel.chooseCategory(id: id) }
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
            storyboard[part].section.rows = state[part].rows.map(Row.init)
            storyboard[part].section.status = state.failures.status(of: part)
            storyboard[part].retry.isHidden = !state.failures.offersRetry(of: part)
        }
    }
}
