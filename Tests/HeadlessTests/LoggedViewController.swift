import Headless
import TestSupport

/// A view controller that adds its lifecycle events to a log.
final class LoggedViewController: ViewController {
    let screen: Screen
    let log: Log
    /// Called within `viewWillAppear`.
    var onWillAppear: (() -> Void)?
    /// Called within `viewWillDisappear`.
    var onWillDisappear: (() -> Void)?

    init(_ title: String, _ elements: [Element] = [], log: Log = Log()) {
        screen = Screen(title, elements)
        self.log = log
    }

    func viewDidLoad() { log.add("\(screen.title) did load") }
    func viewWillAppear() {
        log.add("\(screen.title) will appear")
        onWillAppear?()
    }
    func viewDidAppear() { log.add("\(screen.title) did appear") }
    func viewWillDisappear() {
        log.add("\(screen.title) will disappear")
        onWillDisappear?()
    }
    func viewDidDisappear() { log.add("\(screen.title) did disappear") }
}
