import Headless
import Screens
import Shared

final class FavoritesViewController: ViewController, FavoritesView {
    private let storyboard = FavoritesStoryboard()
    private let viewModel: FavoritesViewModel
    private let binding: Binding<FavoritesViewModel>

    init(viewModel: FavoritesViewModel, binding: Binding<FavoritesViewModel>) {
        self.viewModel = viewModel
        self.binding = binding
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
        screen.isBusy = state.phase == .loading
        storyboard.pictures.section.rows = state.rows.map(Row.init)
        storyboard.pictures.section.status = state.status
        storyboard.pictures.retry.isHidden = !state.offersRetry
    }

    func show(_ alert: AlertContent) {
        present(Alert(alert))
    }
}
