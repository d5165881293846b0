import Headless
import Screens
import Shared

/// A category's feed on the device.
final class FeedViewController: ViewController {
    private let storyboard: FeedStoryboard
    private let viewModel: FeedViewModel
    private let activity: Activity
    private var binding: Binding<FeedViewModel.State>?
    private var alerts = Once<AlertContent>()

    init(viewModel: FeedViewModel, activity: Activity) {
        storyboard = FeedStoryboard(category: viewModel.category)
        self.viewModel = viewModel
        self.activity = activity
    }

    var screen: Screen { storyboard.screen }

    func viewDidLoad() {
        storyboard.pictures.retry.onTap = { [viewModel] in viewModel.retry() }
        storyboard.pictures.section.onAction = { [weak self] action, id in self?.choose(action, id: id) }
        binding = Binding(activity) { [viewModel] in
            viewModel.state
        } render: { [weak self] state in
            self?.render(state)
        }
        viewModel.load()
    }

    private func choose(_ action: Row.Action, id: String) {
        switch action {
        case .like: viewModel.like(id: id)
        case .unlike: viewModel.unlike(id: id)
        default: break
        }
    }

    private func render(_ state: FeedViewModel.State) {
        screen.isBusy = state.phase == .loading
        storyboard.pictures.section.rows = state.rows.map(Row.init)
        storyboard.pictures.section.status = state.status
        storyboard.pictures.retry.isHidden = !state.phase.isFailed
        for alert in alerts.take(state.alert) { present(Alert(alert)) }
    }
}
