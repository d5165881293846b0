import Headless
import Screens
import Shared

final class PhotoViewController: ViewController, PhotoViewInput {
    private let storyboard = PhotoStoryboard()
    private let presenter: any PhotoViewOutput

    init(presenter: any PhotoViewOutput) {
        self.presenter = presenter
    }

    var screen: Screen { storyboard.screen }

    func viewDidLoad() {
        storyboard.title.onEdit = { [weak self] in self?.presenter.didEditTitle() }
        storyboard.save.onTap = { [weak self] in self?.tapSave() }
        storyboard.delete.onTap = { [weak self] in self?.presenter.didTapDelete() }
        presenter.viewDidLoad()
    }

    func showLoading(_ isLoading: Bool) {
        screen.isBusy = isLoading
        storyboard.save.isEnabled = !isLoading
        storyboard.delete.isEnabled = !isLoading
    }

    func showTitle(_ title: String) {
        storyboard.title.value = title
    }

    func showImage(address: ExactText) {
        storyboard.image.address = address
    }

    func showError(_ message: String?) {
        storyboard.title.error = message
    }

    func showNotice(_ text: String) {
        show(notice: text)
    }

    func showAlert(_ alert: AlertContent) {
        present(Alert(alert))
    }

    func askBeforeDeleting(_ question: QuestionContent) {
        present(Alert(question, confirm: { [weak self] in self?.presenter.didConfirmDeleting() }))
    }

    func close() {
        navigationStack?.pop(self)
    }

    private func tapSave() {
        presenter.didTapSave(PhotoForm(title: storyboard.title.value))
    }
}
