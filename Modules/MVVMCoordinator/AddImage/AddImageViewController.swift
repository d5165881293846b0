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
        storyboard.author.onEdit = { [weak self] in self?.editAuthor() }
        storyboard.address.onEdit = { [weak self] in self?.editAddress() }
        storyboard.save.onTap = { [viewModel] in viewModel.save() }
        storyboard.cancel.onTap = { [viewModel] in viewModel.cancel() }
        binding.start(self)
    }

    private func editAuthor() {
        viewModel.edit(author: storyboard.author.value)
    }

    private func editAddress() {
        viewModel.edit(address: storyboard.address.value)
    }
}

extension AddImageViewController: AddImageView {
    func render(_ state: AddImageViewModel.State) {
        screen.isBusy = state.isSubmitting
        storyboard.save.isEnabled = !state.isSubmitting
        storyboard.author.show(state.form.author, error: state.errors[.author])
        storyboard.address.show(state.form.address, error: state.errors[.address])
    }

    func show(_ alert: AlertContent) {
        present(Alert(alert))
    }
}
