import Dispatch
import Foundation

/// The clock on the wall.
package final class SystemClock: AppClock {
    package let activity = Activity()

    package init() {}

    package var now: Date { Date() }

    @discardableResult
    package func schedule(after delay: Duration, _ action: @escaping @Sendable () -> Void) -> Alarm {
        // It may be canceled from any thread, which its declaration does not say.
        nonisolated(unsafe) let item = DispatchWorkItem(block: action)
        DispatchQueue.global().asyncAfter(deadline: .now() + delay.seconds, execute: item)
        return Alarm { item.cancel() }
    }
}
