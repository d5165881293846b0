import Dispatch
import Foundation

/// The clock on the wall.
package final class SystemClock: AppClock {
    package let activity = Activity()

    package init() {}

    package var now: Date { Date() }

    @discardableResult
    package func schedule(after delay: Duration, _ action: @escaping @Sendable () -> Void) -> Alarm {
        let item = DispatchWorkItem(block: action)
        let cancellation = Cancellation(item)
        DispatchQueue.global().asyncAfter(deadline: .now() + delay.seconds, execute: item)
        return Alarm { cancellation.item.cancel() }
    }

    /// `DispatchWorkItem.cancel` may be called from any thread, which its declaration does not say.
    private struct Cancellation: @unchecked Sendable {
        let item: DispatchWorkItem

        init(_ item: DispatchWorkItem) {
            self.item = item
        }
    }
}
