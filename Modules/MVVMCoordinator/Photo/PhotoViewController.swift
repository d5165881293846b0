import Headless
import Screens
import Shared

/// Photo on the device.
final class PhotoViewController: ViewController {
    private let storyboard = PhotoStoryboard()
    private let viewModel: PhotoViewModel
    private let activity: Activity
    private var binding: Binding<PhotoViewModel.State>?
    private var notices = Once<String>()
    private var alerts = Once<AlertContent>()
    private var deletions = Once<Int>()

    init(viewModel: PhotoViewModel, activity: Activity) {
        self.viewModel = viewModel
        self.activity = activity
    }

    var screen: Screen { storyboard.screen }

    func viewDidLoad() {
        storyboard.title.onEdit = { [weak self] in self?.editTitle() }
        storyboard.save.onTap = { [viewModel] in viewModel.save() }
        storyboard.delete.onTap = { [viewModel] in viewModel.askBeforeDeleting() }
        binding = Binding(activity) { [viewModel] in
            viewModel.state
        } render: { [weak self] state in
            self?.render(state)
        }
        viewModel.load()
    }

    private func editTitle() {
        viewModel.edit(title: storyboard.title.value)
    }

    private func render(_ state: PhotoViewModel.State) {
        screen.isBusy = state.phase == .loading
        storyboard.save.isEnabled = state.phase != .loading
        storyboard.delete.isEnabled = state.phase != .loading
        storyboard.title.value = state.form.title
        storyboard.title.error = state.errors[.title]
        storyboard.image.address = state.address
        for notice in notices.take(state.notice) { show(notice: notice) }
        for alert in alerts.take(state.alert) { present(Alert(alert)) }
        for _ in deletions.take(state.deletion) { askBeforeDeleting() }
    }

    private func askBeforeDeleting() {
        present(.deletePhoto { [weak viewModel] in viewModel?.delete() })
    }
}
