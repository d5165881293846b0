import Headless
import Screens
import Shared

/// Favorites on the device.
final class FavoritesViewController: ViewController {
    private let storyboard = FavoritesStoryboard()
    private let viewModel: FavoritesViewModel
    private let activity: Activity
    private var binding: Binding<FavoritesViewModel.State>?
    private var alerts = Once<AlertContent>()

    init(viewModel: FavoritesViewModel, activity: Activity) {
        self.viewModel = viewModel
        self.activity = activity
    }

    var screen: Screen { storyboard.screen }

    func viewDidLoad() {
        storyboard.logOut.onTap = { [viewModel] in viewModel.logOut() }
        storyboard.pictures.retry.onTap = { [viewModel] in viewModel.retry() }
        storyboard.pictures.section.onAction = { [viewModel] _, id in viewModel.unlike(id: id) }
        binding = Binding(activity) { [viewModel] in
            viewModel.state
        } render: { [weak self] state in
            self?.render(state)
        }
        viewModel.load()
    }

    private func render(_ state: FavoritesViewModel.State) {
        screen.isBusy = state.phase == .loading
        storyboard.pictures.section.rows = state.rows.map(Row.init)
        storyboard.pictures.section.status = state.status
        storyboard.pictures.retry.isHidden = !state.phase.isFailed
        for alert in alerts.take(state.alert) { present(Alert(alert)) }
    }
}
