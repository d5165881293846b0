import Headless

/// One app in the full-screen view, with its caption.
package final class ShownApp {
    let device: Device
    /// The texts of the title bar: the pattern and the network for one app, the pattern side by side.
    let facts: [String]

    package init(_ device: Device, facts: [String]) {
        self.device = device
        self.facts = facts
    }
}
