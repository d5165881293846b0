import Headless
import Shared

/// The environment of a player: a device, and what differs between a virtual clock and a real one.
package protocol Stage: AnyObject {
    /// The current device; `relaunch` may replace it.
    var device: Device { get }

    /// The requests sent since the beginning, including those before a relaunch.
    var requests: RequestLog { get }

    /// Returns once nothing can happen without the player. Throws if that takes too long.
    func settle() async throws(StepFailure)

    /// Lets `duration` pass on the app's clock, with everything that becomes due.
    func wait(_ duration: Duration) async throws(StepFailure)

    /// Opens a deep link in the running app.
    func open(_ link: DeepLink)

    /// Ends the app at once and starts it again on the same data.
    func relaunch() async throws(StepFailure)

    /// Changes the network for later requests.
    func setNetwork(_ network: Connection.Network)

    /// Receives the lines of the screen for a `print` step.
    func write(_ lines: [String]) throws(StepFailure)
}
