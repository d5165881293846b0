import Headless
import Screens
import Shared

/// Photos on the device.
final class PhotoListViewController: ViewController {
    private let storyboard = PhotoListStoryboard()
    private let viewModel: PhotoListViewModel
    private let activity: Activity
    private var binding: Binding<PhotoListViewModel.State>?
    private var notices = Once<String>()
    private var alerts = Once<AlertContent>()
    private var deletions = Once<Int>()

    init(viewModel: PhotoListViewModel, activity: Activity) {
        self.viewModel = viewModel
        self.activity = activity
    }

    var screen: Screen { storyboard.screen }

    func viewDidLoad() {
        let section = storyboard.photos.section
        screen.onRefresh = { [viewModel] in viewModel.refresh() }
        screen.onScrollToEnd = { [viewModel] in viewModel.reachEnd() }
        section.onSelect = { [viewModel] id in Int(id).map { viewModel.choosePhoto(id: $0) } }
        section.onAction = { [viewModel] _, id in Int(id).map { viewModel.askBeforeDeleting(id: $0) } }
        storyboard.photos.retry.onTap = { [viewModel] in viewModel.retry() }
        storyboard.logOut.onTap = { [viewModel] in viewModel.logOut() }
        binding = Binding(activity) { [viewModel] in
            viewModel.state
        } render: { [weak self] state in
            self?.render(state)
        }
        viewModel.load()
    }

    private func render(_ state: PhotoListViewModel.State) {
        screen.isBusy = state.phase == .loading
        storyboard.photos.section.rows = state.rows.map {
            Row(id: String($0.id), title: $0.title, thumbnail: $0.thumbnail, actions: [.delete])
        }
        storyboard.photos.section.status = state.status
        storyboard.photos.retry.isHidden = !state.offersRetry
        for notice in notices.take(state.notice) { show(notice: notice) }
        for alert in alerts.take(state.alert) { present(Alert(alert)) }
        for id in deletions.take(state.deletion) { askBeforeDeleting(id) }
    }

    private func askBeforeDeleting(_ id: Int) {
        present(.deletePhoto { [weak viewModel] in viewModel?.delete(id: id) })
    }
}
