import Dispatch
import Foundation

/// The real clock.
package final class SystemClock: AppClock {
    package let activity = Activity()

    package init() {}

    package var now: Date { Date() }

    @discardableResult
    package func schedule(after delay: Duration, _ action: @escaping @Sendable () -> Void) -> Alarm {
        // A `DispatchWorkItem` may be canceled from any thread, though it is not declared `Sendable`.
        nonisolated(unsafe) let item = DispatchWorkItem(block: action)
        DispatchQueue.global().asyncAfter(deadline: .now() + delay.seconds, execute: item)
        return Alarm { item.cancel() }
    }
}
