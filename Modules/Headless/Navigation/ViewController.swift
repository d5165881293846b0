/// A view as the navigator knows it: it has a screen and hears of its life cycle.
package protocol ViewController: AnyObject {
    var screen: Screen { get }

    /// Called once, before the screen appears for the first time.
    func viewDidLoad()

    /// Called each time the screen becomes the one a person sees.
    func viewDidAppear()

    /// Called each time it no longer is, and when it is left for good, also from below another screen.
    func viewDidDisappear()
}

extension ViewController {
    package func viewDidLoad() {}
    package func viewDidAppear() {}
    package func viewDidDisappear() {}
}
