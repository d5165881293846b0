import Headless
import Screens
import Shared

final class NewScreenViewController: ViewController, BoundView {
    private let storyboard = NewScreenStoryboard()
    private let viewModel: NewScreenViewModel
    private let binding: ViewBinding<NewScreenViewModel>

    init(viewModel: NewScreenViewModel, activity: Activity) {
        self.viewModel = viewModel
        binding = ViewBinding(viewModel, activity: activity)
    }

    var screen: Screen { storyboard.screen }

    func viewDidLoad() {
        storyboard.close.onTap = { [weak self] in self?.viewModel.close() }
        storyboard.emails.retry.onTap = { [weak self] in self?.viewModel.retry() }
        viewModel.viewDidLoad()
        binding.start(self)
    }

    func render(_ state: NewScreenViewModel.State) {
        screen.isBusy = state.phase == .loading
        storyboard.emails.section.rows = state.emails.map { Row(id: ExactText($0), title: $0) }
        storyboard.emails.section.status = state.status
        storyboard.emails.retry.isHidden = !state.offersRetry
    }
}
