import Headless

/// A view that belongs to no feature, to replace one under test.
package final class UnrelatedView: ViewController {
    package let screen = Screen("Unrelated", [])

    package init() {}
}
