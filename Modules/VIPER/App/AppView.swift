import Headless
import Screens
import Shared

/// The application and the view of the app's module. Shows alerts and notices that belong to no screen.
final class AppView: Application, AppViewInput {
    private let presenter: any AppViewOutput
    private let window: Window

    init(presenter: any AppViewOutput, window: Window) {
        self.presenter = presenter
        self.window = window
    }

    func start() {
        presenter.didStart()
    }

    func open(_ link: DeepLink) {
        presenter.didReceive(link)
    }

    func showLoading(_ isLoading: Bool) {
        window.isBusy = isLoading
    }

    func showAlert(_ alert: AlertContent) {
        window.present(Alert(alert))
    }

    func showNotice(_ text: String) {
        window.show(notice: text)
    }

    func dismissAlerts() {
        window.dismissAlerts()
    }

    func hideNotice() {
        window.hideNotice()
    }
}
