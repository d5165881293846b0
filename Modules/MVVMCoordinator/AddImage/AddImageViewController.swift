import Headless
import Screens
import Shared

final class AddImageViewController: ViewController {
    private let storyboard = AddImageStoryboard()
    private let viewModel: AddImageViewModel
    private let binding: Binding<AddImageViewModel>

    init(viewModel: AddImageViewModel, binding: Binding<AddImageViewModel>) {
        self.viewModel = viewModel
        self.binding = binding
    }

    var screen: Screen { storyboard.screen }

    func viewDidLoad() {
        for field in AddImageForm.Field.allCases {
            storyboard[field].onEdit = { [weak self] in self?.edit(field) }
        }
        storyboard.save.onTap = { [viewModel] in viewModel.save() }
        storyboard.cancel.onTap = { [viewModel] in viewModel.cancel() }
        binding.start(self)
    }

    private func edit(_ field: AddImageForm.Field) {
        viewModel.edit(field, to: storyboard[field].value)
    }
}

extension AddImageViewController: AddImageView {
    func render(_ state: AddImageViewModel.State) {
        screen.isBusy = state.isSubmitting
        storyboard.save.isEnabled = !state.isSubmitting
        for field in AddImageForm.Field.allCases {
            storyboard[field].show(state.form[field], error: state.errors[field])
        }
    }

    func show(_ alert: AlertContent) {
        present(Alert(alert))
    }
}
