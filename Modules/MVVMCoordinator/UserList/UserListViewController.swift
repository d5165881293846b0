import Headless
import Screens

final class UserListViewController: ViewController, UserListView {
    private let storyboard = UserListStoryboard()
    private let viewModel: UserListViewModel
    private let binding: Binding<UserListViewModel>

    init(viewModel: UserListViewModel, binding: Binding<UserListViewModel>) {
        self.viewModel = viewModel
        self.binding = binding
    }

    var screen: Screen { storyboard.screen }

    func viewDidLoad() {
        storyboard.logOut.onTap = { [weak self] in self?.viewModel.logOut() }
        storyboard.users.retry.onTap = { [weak self] in self?.viewModel.retry() }
        viewModel.viewDidLoad()
        binding.start(self)
    }

    func render(_ state: UserListViewModel.State) {
        screen.isBusy = state.phase == .loading
        storyboard.users.section.rows = state.rows.map(Row.init)
        storyboard.users.section.status = state.status
        storyboard.users.retry.isHidden = !state.offersRetry
    }
}
