import Headless
import Screens
import Shared

final class FeedViewController: ViewController, BoundView {
    private let storyboard = FeedStoryboard()
    private let viewModel: FeedViewModel
    private let binding: ViewBinding<FeedViewModel>

    init(viewModel: FeedViewModel, activity: Activity) {
        self.viewModel = viewModel
        binding = ViewBinding(viewModel, activity: activity)
    }

    var screen: Screen { storyboard.screen }

    func viewDidLoad() {
        storyboard.pictures.retry.onTap = { [weak self] in self?.viewModel.retry() }
        storyboard.pictures.section.onAction = { [weak self] action, id in self?.choose(action, id: id) }
        viewModel.viewDidLoad()
        binding.start(self)
    }

    func render(_ state: FeedViewModel.State) {
        screen.isBusy = state.phase.isLoading
        storyboard.setTitle(state.title)
        storyboard.pictures.section.rows = state.rows.map(Row.init)
        storyboard.pictures.section.status = state.status
        storyboard.pictures.retry.isHidden = !state.offersRetry
    }

    func show(_ event: FeedViewModel.Event) {
        switch event {
        case .alert(let content): present(Alert(content))
        case .notice(let text): show(notice: text)
        }
    }

    private func choose(_ action: Row.Action, id: Row.ID) {
        switch action {
        case .like: viewModel.like(id: id)
        case .unlike: viewModel.unlike(id: id)
        default: break
        }
    }
}
