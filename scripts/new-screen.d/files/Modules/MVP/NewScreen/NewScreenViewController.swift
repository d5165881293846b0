import Headless
import Screens
import Shared

final class NewScreenViewController: ViewController, NewScreenViewInput {
    private let storyboard = NewScreenStoryboard()
    private let presenter: any NewScreenViewOutput

    init(presenter: any NewScreenViewOutput) {
        self.presenter = presenter
    }

    var screen: Screen { storyboard.screen }

    func viewDidLoad() {
        storyboard.close.onTap = { [weak self] in self?.presenter.didTapClose() }
        storyboard.emails.retry.onTap = { [weak self] in self?.presenter.didTapRetry() }
        presenter.viewDidLoad()
    }

    func showLoading(_ isLoading: Bool) {
        screen.isBusy = isLoading
    }

    func showEmails(_ emails: [String]) {
        storyboard.emails.section.rows = emails.map { Row(id: ExactText($0), title: $0) }
    }

    func showStatus(_ text: String?) {
        storyboard.emails.section.status = text
    }

    func showRetry(_ isOffered: Bool) {
        storyboard.emails.retry.isHidden = !isOffered
    }

    func close() {
        dismiss()
    }
}
