/// A view controller: it has a screen and receives lifecycle events while it is in a window.
package protocol ViewController: AnyObject {
    var screen: Screen { get }

    /// Called once, before the screen appears for the first time.
    func viewDidLoad()

    /// Called each time before the screen becomes the visible one.
    func viewWillAppear()

    /// Called each time the screen has become the visible one.
    func viewDidAppear()

    /// Called each time before the screen is covered or closed; not again when a covered screen is closed.
    func viewWillDisappear()

    /// Called each time the screen has been covered or closed; not again when a covered screen is closed.
    func viewDidDisappear()
}

extension ViewController {
    package func viewDidLoad() {}
    package func viewWillAppear() {}
    package func viewDidAppear() {}
    package func viewWillDisappear() {}
    package func viewDidDisappear() {}
}

extension ViewController {
    /// The stack that contains the view controller; `nil` for a sheet.
    package var navigationStack: NavigationStack? { screen.page?.stack }

    /// The window the view controller is in, visible or not.
    package var window: Window? { screen.page?.window }

    /// Presents `controller` as a sheet above everything.
    package func present(_ controller: any ViewController) {
        window?.present(controller)
    }

    /// Closes the sheet, called by the sheet itself or from below it.
    package func dismiss() {
        window?.dismiss()
    }

    /// Shows `alert` as soon as the alerts before it are answered. It outlives the view controller.
    package func present(_ alert: Alert) {
        window?.present(alert)
    }

    /// Shows a notice for 4 seconds, replacing the one before it. It outlives the view controller.
    package func show(notice: String) {
        window?.show(notice: notice)
    }
}
