import Headless
import Screens
import Shared

/// The app as the device starts it: the view of the app's module, which shows what belongs to no screen.
final class AppDelegate: Application, AppView {
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

    func showAlert(_ alert: AlertContent) {
        window.present(Alert(alert))
    }
}
