import Headless
import Shared

/// The environment of a player: an app, and what differs between a virtual clock and a real one.
package protocol Stage: AnyObject {
    var app: RunningApp { get }

    /// The configuration of all launches of the app.
    var configuration: ServicesConfiguration { get }

    /// The real time that the work of an app may stand still when it ends.
    var limit: Duration? { get }

    /// Returns once nothing can happen without the player. Throws if that takes too long.
    func settle() async throws(StepFailure)

    /// Lets `duration` pass on the app's clock, with everything that becomes due.
    func wait(_ duration: Duration) async throws(StepFailure)

    /// Receives the lines of the screen for a `print` step.
    func write(_ lines: [String]) throws(StepFailure)
}

extension Stage {
    /// The current device; a relaunch replaces it.
    package var device: Device { app.device }
}
