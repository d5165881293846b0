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
    func `A change is announced to every observer, in the order in which they began`() async {
        let observers = (1...9).map { [log] number in changes.observe { log.add("\(number)") } }

        changes.announce()
        await clock.settle()

        #expect(log.entries == (1...observers.count).map { "\($0)" })
    }

    @Test
    func `An observer that ends while a change is announced is not called`() async {
        let later = Observer()
        let first = changes.observe { [log] in
            log.add("first")
            later.subscription = nil
        }
        later.subscription = changes.observe { [log] in log.add("later") }

        changes.announce()
        await clock.settle()

        #expect(log.entries == ["first"])
        _ = first
    }
}

@MainActor
private final class Observer {
    var subscription: Subscription?
}
