import Headless
import Screens
import Shared

final class PhotoListViewController: ViewController, PhotoListView {
    private let storyboard = PhotoListStoryboard()
    private let question = Question<Int>()
    private let viewModel: PhotoListViewModel
    private let binding: Binding<PhotoListViewModel>

    init(viewModel: PhotoListViewModel, binding: Binding<PhotoListViewModel>) {
        self.viewModel = viewModel
        self.binding = binding
    }

    var screen: Screen { storyboard.screen }

    func viewDidLoad() {
        let section = storyboard.photos.section
        screen.onRefresh = { [weak self] in self?.viewModel.refresh() }
        screen.onScrollToEnd = { [weak self] in self?.viewModel.reachEnd() }
        section.onSelect = { [weak self] id in Int(id.text).map { self?.viewModel.choosePhoto(id: $0) } }
        section.onAction = { [weak self] _, id in Int(id.text).map { self?.viewModel.delete(id: $0) } }
        storyboard.photos.retry.onTap = { [weak self] in self?.viewModel.retry() }
        storyboard.logOut.onTap = { [weak self] in self?.viewModel.logOut() }
        viewModel.viewDidLoad()
        binding.start(self)
    }

    func viewDidDisappear() {
        viewModel.cancelDeleting()
    }

    func render(_ state: PhotoListViewModel.State) {
        screen.isBusy = state.phase == .loading
        storyboard.photos.section.rows = state.rows.map(Row.init)
        storyboard.photos.section.status = state.status
        storyboard.photos.retry.isHidden = !state.offersRetry
        question.show(state.deletionQuestion) { askBeforeDeleting() }
    }

    func show(_ event: PhotoListViewModel.Event) {
        switch event {
        case .alert(let content): present(Alert(content))
        case .notice(let text): show(notice: text)
        }
    }

    private func askBeforeDeleting() {
        present(
            .deletePhoto(
                confirm: { [weak self] in self?.viewModel.confirmDeleting() },
                cancel: { [weak self] in self?.viewModel.cancelDeleting() }
            )
        )
    }
}
