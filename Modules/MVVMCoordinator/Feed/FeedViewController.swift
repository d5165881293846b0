import Headless
import Screens
import Shared

final class FeedViewController: ViewController, BoundView {
    private let storyboard = FeedStoryboard()
    private let viewModel: FeedViewModel
    private let binding: ViewBinding<FeedViewModel>

    init(viewModel: FeedViewModel) {
        self.viewModel = viewModel
        binding = ViewBinding(viewModel)
    }

    var screen: Screen { storyboard.screen }

    func viewDidLoad() {
        storyboard.pictures.retry.onTap = { [weak self] in self?.viewModel.retry() }
        viewModel.viewDidLoad()
        binding.start(self)
    }

    func render(_ state: FeedViewModel.State) {
        screen.isBusy = state.phase.isLoading
        storyboard.setTitle(state.title)
        storyboard.pictures.section.rows = state.rows.map(makeRow)
        storyboard.pictures.section.status = state.status
        storyboard.pictures.retry.isHidden = !state.offersRetry
    }

    func show(_ event: Announcement) {
        announce(event)
    }

    private func makeRow(_ row: PictureRowViewModel) -> Row {
        let action = Row.Action(row.action.label) { [weak self] in self?.viewModel.perform(row.action, id: row.id) }
        return Row(
            id: row.id,
            title: row.title,
            subtitle: row.photographer,
            thumbnail: row.thumbnail,
            mark: row.mark,
            actions: [action]
        )
    }
}
