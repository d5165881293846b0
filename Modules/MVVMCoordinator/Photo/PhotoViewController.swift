import Headless
import Screens
import Shared

final class PhotoViewController: ViewController, BoundView {
    private let storyboard = PhotoStoryboard()
    private let deletionAlert = QuestionAlert<Int>()
    private let viewModel: PhotoViewModel
    private let binding: ViewBinding<PhotoViewModel>

    init(viewModel: PhotoViewModel) {
        self.viewModel = viewModel
        binding = ViewBinding(viewModel)
    }

    var screen: Screen { storyboard.screen }

    func viewDidLoad() {
        storyboard.title.onEdit = { [weak self] in self?.editTitle() }
        storyboard.save.onTap = { [weak self] in self?.viewModel.save() }
        storyboard.delete.onTap = { [weak self] in self?.viewModel.requestDeletion() }
        viewModel.viewDidLoad()
        binding.start(self)
    }

    func viewDidDisappear() {
        viewModel.viewDidDisappear()
    }

    func render(_ state: PhotoViewModel.State) {
        screen.isBusy = state.isLoading
        storyboard.save.isEnabled = !state.isLoading
        storyboard.delete.isEnabled = !state.isLoading
        storyboard.title.show(state.form.title, error: state.errors[.title])
        storyboard.image.address = state.address
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

    private func editTitle() {
        viewModel.edit(title: storyboard.title.value)
    }
}
