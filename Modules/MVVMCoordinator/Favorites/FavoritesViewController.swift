import Headless
import Screens
import Shared

final class FavoritesViewController: ViewController, BoundView {
    private let storyboard = FavoritesStoryboard()
    private let viewModel: FavoritesViewModel
    private let binding: ViewBinding<FavoritesViewModel>

    init(viewModel: FavoritesViewModel, activity: Activity) {
        self.viewModel = viewModel
        binding = ViewBinding(viewModel, activity: activity)
    }

    var screen: Screen { storyboard.screen }

    func viewDidLoad() {
        storyboard.logOut.onTap = { [weak self] in self?.viewModel.logOut() }
        storyboard.pictures.retry.onTap = { [weak self] in self?.viewModel.retry() }
        storyboard.pictures.section.onAction = { [weak self] _, id in self?.viewModel.unlike(id: id) }
        viewModel.viewDidLoad()
        binding.start(self)
    }

    func render(_ state: FavoritesViewModel.State) {
        screen.isBusy = state.phase.isLoading
        storyboard.pictures.section.rows = state.rows.map(Row.init)
        storyboard.pictures.section.status = state.status
        storyboard.pictures.retry.isHidden = !state.offersRetry
    }

    func show(_ alert: AlertContent) {
        present(Alert(alert))
    }
}
