import Headless
import Screens
import Shared

/// The application and the view of the app's module. Shows alerts and notices that belong to no screen.
final class AppDelegate: Application, AppViewInput {
    private let output: any AppViewOutput
    private let window: Window

    init(output: any AppViewOutput, window: Window) {
        self.output = output
        self.window = window
    }

    func start() {
        output.didStart()
    }

    func open(_ link: DeepLink) {
        output.didReceive(link)
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
