import Headless
import Screens
import Shared

final class PhotoViewController: ViewController {
    private let storyboard = PhotoStoryboard()
    private let viewModel: PhotoViewModel
    private let binding: Binding<PhotoViewModel>

    init(viewModel: PhotoViewModel, binding: Binding<PhotoViewModel>) {
        self.viewModel = viewModel
        self.binding = binding
    }

    var screen: Screen { storyboard.screen }

    func viewDidLoad() {
        storyboard.title.onEdit = { [weak self] in self?.editTitle() }
        storyboard.save.onTap = { [viewModel] in viewModel.save() }
        storyboard.delete.onTap = { [viewModel] in viewModel.delete() }
        viewModel.viewDidLoad()
        binding.start(self)
    }

    private func editTitle() {
        viewModel.edit(title: storyboard.title.value)
    }
}

extension PhotoViewController: PhotoView {
    func render(_ state: PhotoViewModel.State) {
        screen.isBusy = state.isBusy
        storyboard.save.isEnabled = !state.isBusy
        storyboard.delete.isEnabled = !state.isBusy
        storyboard.title.show(state.form.title, error: state.errors[.title])
        storyboard.image.address = state.address
    }

    func show(_ event: PhotoViewModel.Event) {
        switch event {
        case .alert(let content): present(Alert(content))
        case .notice(let text): show(notice: text)
        case .deletionQuestion: present(.deletePhoto { [weak viewModel] in viewModel?.confirmDeletion() })
        }
    }
}
