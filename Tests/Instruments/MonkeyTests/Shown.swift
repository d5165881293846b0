import Headless

/// A view controller that shows a given screen.
class Shown: ViewController {
    let screen: Screen

    init(_ screen: Screen) {
        self.screen = screen
    }
}
