import Headless
import Screens
import Shared

final class AddImageViewController: ViewController, AddImageViewInput {
    private let storyboard = AddImageStoryboard()
    private let presenter: any AddImageViewOutput

    init(presenter: any AddImageViewOutput) {
        self.presenter = presenter
    }

    var screen: Screen { storyboard.screen }

    func viewDidLoad() {
        for field in AddImageForm.Field.allCases {
            storyboard[field].onEdit = { [weak self] in self?.presenter.didEdit(field) }
        }
        storyboard.save.onTap = { [weak self] in self?.tapSave() }
        storyboard.cancel.onTap = { [weak self] in self?.presenter.didTapCancel() }
    }

    func showLoading(_ isLoading: Bool) {
        screen.isBusy = isLoading
        storyboard.save.isEnabled = !isLoading
        storyboard.cancel.isEnabled = !isLoading
    }

    func showError(_ message: String?, for field: AddImageForm.Field) {
        storyboard[field].error = message
    }

    func showAlert(_ alert: AlertContent) {
        present(Alert(alert))
    }

    private func tapSave() {
        presenter.didTapSave(AddImageForm(author: storyboard.author.value, address: storyboard.address.value))
    }
}
