import Headless
import Screens
import Shared

final class AddImageViewController: ViewController, BoundView {
    private let storyboard = AddImageStoryboard()
    private let viewModel: AddImageViewModel
    private let binding: ViewBinding<AddImageViewModel>

    init(viewModel: AddImageViewModel) {
        self.viewModel = viewModel
        binding = ViewBinding(viewModel)
    }

    var screen: Screen { storyboard.screen }

    func viewDidLoad() {
        for field in AddImageForm.Field.allCases {
            storyboard[field].onEdit = { [weak self] in self?.edit(field) }
        }
        storyboard.save.onTap = { [weak self] in self?.viewModel.save() }
        storyboard.cancel.onTap = { [weak self] in self?.viewModel.cancel() }
        binding.start(self)
    }

    func render(_ state: AddImageViewModel.State) {
        screen.isBusy = state.isLoading
        storyboard.save.isEnabled = !state.isLoading
        storyboard.cancel.isEnabled = !state.isLoading
        for field in AddImageForm.Field.allCases {
            storyboard[field].show(state.form[field], error: state.errors[field])
        }
    }

    func show(_ alert: AlertContent) {
        present(Alert(alert))
    }

    private func edit(_ field: AddImageForm.Field) {
        viewModel.edit(field, to: storyboard[field].value)
    }
}
