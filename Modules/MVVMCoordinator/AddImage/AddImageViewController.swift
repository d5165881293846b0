import Headless
import Screens
import Shared

/// Add image on the device.
final class AddImageViewController: ViewController {
    private let storyboard = AddImageStoryboard()
    private let viewModel: AddImageViewModel
    private let activity: Activity
    private var binding: Binding<AddImageViewModel.State>?
    private var alerts = Once<AlertContent>()

    init(viewModel: AddImageViewModel, activity: Activity) {
        self.viewModel = viewModel
        self.activity = activity
    }

    var screen: Screen { storyboard.screen }

    func viewDidLoad() {
        storyboard.author.onEdit = { [weak self] in self?.editAuthor() }
        storyboard.address.onEdit = { [weak self] in self?.editAddress() }
        storyboard.save.onTap = { [viewModel] in viewModel.save() }
        storyboard.cancel.onTap = { [viewModel] in viewModel.cancel() }
        binding = Binding(activity) { [viewModel] in
            viewModel.state
        } render: { [weak self] state in
            self?.render(state)
        }
    }

    private func editAuthor() {
        viewModel.edit(author: storyboard.author.value)
    }

    private func editAddress() {
        viewModel.edit(address: storyboard.address.value)
    }

    private func render(_ state: AddImageViewModel.State) {
        screen.isBusy = state.phase == .loading
        storyboard.save.isEnabled = state.phase != .loading
        storyboard.author.value = state.form.author
        storyboard.author.error = state.errors[.author]
        storyboard.address.value = state.form.address
        storyboard.address.error = state.errors[.address]
        for alert in alerts.take(state.alert) { present(Alert(alert)) }
    }
}
