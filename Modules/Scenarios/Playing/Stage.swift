import Headless
import Shared

/// Where a player performs: a device, and what differs between a virtual clock and a real one.
package protocol Stage: AnyObject {
    /// The device as it is now: `relaunch` may bring another.
    var device: Device { get }

    /// The requests sent since the beginning, relaunches included.
    var requests: RequestLog { get }

    /// Returns once all has happened that can happen without the player. Throws where that does not come about.
    func settle() async throws(StepFailure)

    /// Lets `duration` pass on the app's clock, with what falls due meanwhile.
    func wait(_ duration: Duration) async throws(StepFailure)

    /// Opens a deep link in the running app.
    func open(_ link: DeepLink)

    /// Ends the app at once and starts it again on the same data.
    func relaunch() async throws(StepFailure)

    /// Changes the network from here on.
    func setNetwork(_ network: Connection.Network)

    /// Takes the lines of the screen that a `print` asks for.
    func write(_ lines: [String]) throws(StepFailure)
}
