import Headless
import Screens
import Shared

final class UserListViewController: ViewController {
    private let storyboard = UserListStoryboard()
    private let viewModel: UserListViewModel
    private let binding: Binding<UserListViewModel>

    init(viewModel: UserListViewModel, binding: Binding<UserListViewModel>) {
        self.viewModel = viewModel
        self.binding = binding
    }

    var screen: Screen { storyboard.screen }

    func viewDidLoad() {
        storyboard.logOut.onTap = { [viewModel] in viewModel.logOut() }
        storyboard.users.retry.onTap = { [viewModel] in viewModel.retry() }
        viewModel.viewDidLoad()
        binding.start(self)
    }
}

extension UserListViewController: UserListView {
    func render(_ state: UserListViewModel.State) {
        screen.isBusy = state.phase == .loading
        storyboard.users.section.rows = state.rows.map(Row.init)
        storyboard.users.section.status = state.status
        storyboard.users.retry.isHidden = !state.offersRetry
    }
}

extension Row {
    fileprivate init(_ row: UserRow) {
        self.init(id: String(row.id), title: row.name, subtitle: row.email)
    }
}
