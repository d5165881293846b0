import Headless
import Screens
import Shared

final class FavoritesViewController: ViewController, BoundView {
    private let storyboard = FavoritesStoryboard()
    private let viewModel: FavoritesViewModel
    private let binding: ViewBinding<FavoritesViewModel>

    init(viewModel: FavoritesViewModel) {
        self.viewModel = viewModel
        binding = ViewBinding(viewModel)
    }

    var screen: Screen { storyboard.screen }

    func viewDidLoad() {
        storyboard.logOut.onTap = { [weak self] in self?.viewModel.logOut() }
        storyboard.pictures.retry.onTap = { [weak self] in self?.viewModel.retry() }
        viewModel.viewDidLoad()
        binding.start(self)
    }

    func render(_ state: FavoritesViewModel.State) {
        screen.isBusy = state.phase.isLoading
        storyboard.pictures.section.rows = state.rows.map(makeRow)
        storyboard.pictures.section.status = state.status
        storyboard.pictures.retry.isHidden = !state.offersRetry
    }

    func show(_ alert: AlertContent) {
        present(Alert(alert))
    }

    private func makeRow(_ row: PictureRowViewModel) -> Row {
        let action = Row.Action(row.action.label) { [weak self] in self?.viewModel.unlike(id: row.id) }
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
