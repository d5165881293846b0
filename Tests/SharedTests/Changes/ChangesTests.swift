import Shared
import TestSupport
import Testing

@MainActor
struct ChangesTests {
    private let clock = VirtualClock()
    private let log = Log()
    private let changes: Changes

    init() {
        changes = Changes(activity: clock.activity)
    }

    @Test
    func
        `A change is announced to every observer in the order in which they began, and to none that has ended by then`()
        async
    {
        let ending = Observer()
        let first = changes.observe { [log] in
            log.add("first")
            ending.subscription = nil
        }
        ending.subscription = changes.observe { [log] in log.add("ended") }
        let others = (1...9).map { [log] number in changes.observe { log.add("\(number)") } }

        changes.announce()
        await clock.settle()

        log.entries.expect(["first", "1", "2", "3", "4", "5", "6", "7", "8", "9"])
        _ = (first, others)
    }
}

@MainActor
private final class Observer {
    var subscription: Subscription?
}
