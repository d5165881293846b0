import Dispatch
import Foundation

/// The real clock.
package final class SystemClock: AppClock {
    /// Dispatch's timers, too, stand still while the machine sleeps.
    private let start = SuspendingClock.now

    package init() {}

    package var now: Date { Date() }

    package var uptime: Duration { start.duration(to: .now) }

    @discardableResult
    package func schedule(after delay: Duration, _ action: @escaping @Sendable () -> Void) -> Alarm {
        // A `DispatchWorkItem` may be canceled from any thread, though it is not declared `Sendable`.
        nonisolated(unsafe) let item = DispatchWorkItem(block: action)
        DispatchQueue.global().asyncAfter(deadline: .now() + delay.seconds, execute: item)
        return Alarm { item.cancel() }
    }
}
