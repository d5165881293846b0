import Headless
import Screens
import Shared

final class DashboardViewController: ViewController, DashboardView {
    private let storyboard = DashboardStoryboard()
    private let viewModel: DashboardViewModel
    private let binding: Binding<DashboardViewModel>

    init(viewModel: DashboardViewModel, binding: Binding<DashboardViewModel>) {
        self.viewModel = viewModel
        self.binding = binding
    }

    var screen: Screen { storyboard.screen }

    func viewDidLoad() {
        storyboard.logOut.onTap = { [weak self] in self?.viewModel.logOut() }
        storyboard.addImage.onTap = { [weak self] in self?.viewModel.addImage() }
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
