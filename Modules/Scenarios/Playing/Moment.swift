import Headless
import Shared

/// A moment in the playing of a scenario.
package enum Moment {
    /// The app is about to be launched, with this clock.
    case begin(VirtualClock)
    /// A step was performed, or where there is none the launch; what it set off may be under way.
    case performed(Scenario.Line?, Device)
    /// All that the step set off has happened.
    case settled(Device)
}
