import Headless
import Screens
import Shared

final class PhotoListViewController: ViewController, BoundView {
    private let storyboard = PhotoListStoryboard()
    private let deletionAlert = QuestionAlert<Int>()
    private let viewModel: PhotoListViewModel
    private let binding: ViewBinding<PhotoListViewModel>

    init(viewModel: PhotoListViewModel) {
        self.viewModel = viewModel
        binding = ViewBinding(viewModel)
    }

    var screen: Screen { storyboard.screen }

    func viewDidLoad() {
        storyboard.logOut.onTap = { [weak self] in self?.viewModel.logOut() }
        storyboard.refresh.onTap = { [weak self] in self?.screen.refresh() }
        storyboard.photos.retry.onTap = { [weak self] in self?.viewModel.retry() }
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
        storyboard.photos.section.rows = state.rows.map(makeRow)
        storyboard.photos.section.status = state.status
        storyboard.photos.retry.isHidden = !state.offersRetry
        deletionAlert.show(
            state.deletionQuestion,
            above: self,
            confirm: { [weak self] in self?.viewModel.confirmDeleting() },
            cancel: { [weak self] in self?.viewModel.cancelDeleting() }
        )
    }

    func show(_ event: Announcement) {
        announce(event)
    }

    private func makeRow(_ row: PhotoRowViewModel) -> Row {
        let delete = Row.Action(row.deleteLabel, role: .destructive, isSwipeAction: true) { [weak self] in
            self?.viewModel.requestDeletion(id: row.id)
        }
        return Row(id: "\(row.id)", title: row.title, thumbnail: row.thumbnail, actions: [delete]) { [weak self] in
            self?.viewModel.choosePhoto(id: row.id)
        }
    }
}
