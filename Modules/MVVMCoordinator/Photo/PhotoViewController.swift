import Headless
import Shared

/// Photo on the device.
final class PhotoViewController: ViewController {
    private let storyboard = PhotoStoryboard()
    private let viewModel: PhotoViewModel
    private let activity: Activity
    private var binding: Binding<PhotoViewModel.State>?
    private var shown = PhotoViewModel.State()

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
        showOnce(state)
    }

    private func showOnce(_ state: PhotoViewModel.State) {
        if let notice = state.notice, notice != shown.notice { screen.show(notice: notice.value) }
        if let alert = state.alert, alert != shown.alert { screen.show(Alert(alert.value)) }
        if state.deletionRequests != shown.deletionRequests { ask() }
        shown = state
    }

    private func ask() {
        screen.show(.deletePhoto { [weak viewModel] in viewModel?.delete() })
    }
}
