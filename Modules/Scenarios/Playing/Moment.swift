import Headless
import Shared

/// A moment in the playing of a scenario.
package enum Moment {
    /// The app is about to be launched, with this clock.
    case begin(VirtualClock)
    /// A step was performed, or the app was launched (`nil`); its work may be under way, and a step in the same turn
    /// may follow. The source of the line is masked as in a transcript.
    case performed(Scenario.Line?, Device)
    /// The app has settled after the launch, or after a step and those in the same turn.
    case settled(Device)
}
