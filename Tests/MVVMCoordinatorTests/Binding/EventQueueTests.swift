import TestSupport
import Testing

@testable import MVVMCoordinator

@Suite(.leakCheck)
struct EventQueueTests {
    @Test func `Taking removes all events, oldest first, and none from an empty queue`() {
        let queue = track(EventQueue<String>())
        queue.raise("notice")
        queue.raise("alert")

        let taken = queue.takeAll()
        let takenAgain = queue.takeAll()

        taken.expect(["notice", "alert"])
        #expect(takenAgain.isEmpty)
        #expect(queue.waiting.isEmpty)
    }
}
