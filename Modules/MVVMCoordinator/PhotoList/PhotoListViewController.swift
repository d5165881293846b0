import Headless
import Screens
import Shared

final class PhotoListViewController: ViewController, BoundView {
    private let storyboard = PhotoListStoryboard()
    private let question = Question<Int>()
    private let viewModel: PhotoListViewModel
    private let binding: ViewBinding<PhotoListViewModel>

    init(viewModel: PhotoListViewModel, activity: Activity) {
        self.viewModel = viewModel
        binding = ViewBinding(viewModel, activity: activity)
    }

    var screen: Screen { storyboard.screen }

    func viewDidLoad() {
        let section = storyboard.photos.section
        storyboard.logOut.onTap = { [weak self] in self?.viewModel.logOut() }
        storyboard.refresh.onTap = { [weak self] in self?.screen.refresh() }
        storyboard.photos.retry.onTap = { [weak self] in self?.viewModel.retry() }
        section.onSelect = { [weak self] id in self?.choose(id) }
        section.onAction = { [weak self] _, id in self?.requestDeletion(id) }
        screen.onRefresh = { [weak self] in self?.viewModel.refresh() }
        screen.onScrollToEnd = { [weak self] in self?.viewModel.loadNextPage() }
        viewModel.viewDidLoad()
        binding.start(self)
    }

    func viewDidDisappear() {
        viewModel.viewDidDisappear()
    }

    func render(_ state: PhotoListViewModel.State) {
        screen.isBusy = state.phase.isLoading
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

    private func choose(_ id: Row.ID) {
        if let id = Int(id.text) { viewModel.choosePhoto(id: id) }
    }

    private func requestDeletion(_ id: Row.ID) {
        if let id = Int(id.text) { viewModel.requestDeletion(id: id) }
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
