import Shared
import TestSupport
import Testing

@MainActor
struct TickerTests {
    private let clock = VirtualClock()
    private let log = Log()

    @Test func `A ticker calls its action every interval, counting all of 31 years, until the action stops it`() async {
        let ticker = Ticker(clock: clock, interval: .seconds(3))
        ticker.start { [log, weak ticker] count in
            log.add("\(count)")
            if log.entries.count == 2 { ticker?.stop() }
        }

        for seconds in [3, 999_999_999, 30] { await clock.advance(by: .seconds(seconds)) }

        log.entries.expect(["1", "333333333"])
    }

    @Test func `A ticker that starts again calls the new action alone, a whole interval later`() async {
        let ticker = Ticker(clock: clock, interval: .seconds(3))
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
struct BannerRotationTests {
    private let clock = VirtualClock()
    private let log = Log()

    @Test func `Banners rest while they are hidden and begin a full interval when they appear`() async {
        let rotation = makeRotation(count: 2)
        rotation.isVisible = true
        await clock.advance(by: .seconds(2))

        rotation.isVisible = false
        await clock.advance(by: .seconds(6))
        rotation.isVisible = true
        await clock.advance(by: .seconds(2))
        log.entries.expect(["0"])
        await clock.advance(by: .seconds(1))

        log.entries.expect(["0", "1"])
    }

    @Test(arguments: [0, 2])
    func `Without banners no timer runs, and a running one does not retain the rotation`(count: Int) async {
        var rotation: BannerRotation? = makeRotation(count: count)
        weak let released = rotation
        rotation?.isVisible = true
        await clock.settle()
        #expect(clock.activity.count(waitingFor: .timer) == (count == 0 ? 0 : 1))

        rotation = nil
        await clock.advance(by: .seconds(3))

        #expect(released == nil)
        log.entries.expect(["0"])
    }

    private func makeRotation(count: Int) -> BannerRotation {
        let rotation = BannerRotation(clock: clock)
        rotation.start(count: count) { [log] in log.add("\($0)") }
        return rotation
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
