import Headless
import Screens
import Shared

/// Users on the device.
final class UserListViewController: ViewController {
    private let storyboard = UserListStoryboard()
    private let viewModel: UserListViewModel
    private let activity: Activity
    private var binding: Binding<UserListViewModel.State>?

    init(viewModel: UserListViewModel, activity: Activity) {
        self.viewModel = viewModel
        self.activity = activity
    }

    var screen: Screen { storyboard.screen }

    func viewDidLoad() {
        storyboard.logOut.onTap = { [viewModel] in viewModel.logOut() }
        storyboard.users.retry.onTap = { [viewModel] in viewModel.retry() }
        binding = Binding(activity) { [viewModel] in
            viewModel.state
        } render: { [weak self] state in
            self?.render(state)
        }
        viewModel.load()
    }

    private func render(_ state: UserListViewModel.State) {
        screen.isBusy = state.phase == .loading
        storyboard.users.section.rows = state.rows.map { Row(id: String($0.id), title: $0.name, subtitle: $0.email) }
        storyboard.users.section.status = state.status
        storyboard.users.retry.isHidden = !state.phase.isFailed
    }
}
