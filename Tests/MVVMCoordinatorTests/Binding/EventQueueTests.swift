import TestSupport
import Testing

@testable import MVVMCoordinator

@Suite(.leakCheck)
struct EventQueueTests {
    @Test func `An acknowledgment removes the oldest event, and changes nothing in an empty queue`() {
        let queue = track(EventQueue<String>())
        queue.raise("notice")
        queue.raise("alert")

        queue.acknowledge()
        queue.waiting.expect(["alert"])
        queue.acknowledge()
        queue.acknowledge()

        #expect(queue.waiting.isEmpty)
    }
}
