import Headless
import Screens
import Shared

final class UserListViewController: ViewController, BoundView {
    private let storyboard = UserListStoryboard()
    private let viewModel: UserListViewModel
    private let binding: ViewBinding<UserListViewModel>

    init(viewModel: UserListViewModel) {
        self.viewModel = viewModel
        binding = ViewBinding(viewModel)
    }

    var screen: Screen { storyboard.screen }

    func viewDidLoad() {
        storyboard.logOut.onTap = { [weak self] in self?.viewModel.logOut() }
        storyboard.users.retry.onTap = { [weak self] in self?.viewModel.retry() }
        viewModel.viewDidLoad()
        binding.start(self)
    }

    func render(_ state: UserListViewModel.State) {
        screen.isBusy = state.phase.isLoading
        storyboard.users.section.rows = state.rows.map { Row(id: "\($0.id)", title: $0.name, subtitle: $0.email) }
        storyboard.users.section.status = state.status
        storyboard.users.retry.isHidden = !state.offersRetry
    }
}
