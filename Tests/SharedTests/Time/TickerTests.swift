import Shared
import TestSupport
import Testing

@MainActor
struct TickerTests {
    private let clock = VirtualClock()
    private let log = Log()

    @Test func `A ticker calls its action every interval, counting all of 31 years, until the action stops it`() async {
        let ticker = Ticker(clock: clock, activity: clock.activity, interval: .seconds(3))
        ticker.start { [log, weak ticker] count in
            log.add("\(count)")
            if log.entries.count == 2 { ticker?.stop() }
        }

        for seconds in [3, 999_999_999, 30] { await clock.advance(by: .seconds(seconds)) }

        log.entries.expect(["1", "333333333"])
    }

    @Test func `A ticker that starts again calls the new action alone, a whole interval later`() async {
        let ticker = Ticker(clock: clock, activity: clock.activity, interval: .seconds(3))
        ticker.start { [log] _ in log.add("first") }
        await clock.advance(by: .seconds(2))
        ticker.start { [log] _ in log.add("second") }

        await clock.advance(by: .milliseconds(2999))
        log.add("2.999 s later")
        await clock.advance(by: .milliseconds(1))
        ticker.stop()
        await clock.advance(by: .seconds(3))

        log.entries.expect(["2.999 s later", "second"])
        #expect(clock.activity.count(waitingFor: .timer) == 0)
    }
}

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
