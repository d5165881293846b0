import Headless

/// A view of no feature, to put in place of one that is tested.
package final class UnrelatedView: ViewController {
    package let screen = Screen("Unrelated", [])

    package init() {}
}
