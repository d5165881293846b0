import Shared
import TestSupport
import Testing

@MainActor
struct TickerTests {
    private let clock = VirtualClock()
    private let log = Log()

    @Test
    func `A ticker calls its action every interval, until the action stops it`() async {
        let ticker = Ticker(clock: clock, interval: .seconds(3))
        ticker.start { [log, weak ticker] count in
            log.add("\(count)")
            if log.entries.count == 3 { ticker?.stop() }
        }

        await clock.advance(by: .milliseconds(2999))
        #expect(log.entries.isEmpty)
        await clock.advance(by: .milliseconds(1))
        await clock.advance(by: .seconds(3))
        await clock.advance(by: .seconds(30))
        await clock.advance(by: .seconds(30))

        #expect(log.entries == ["1", "1", "10"])
    }

    @Test
    func `A ticker that starts again calls the new action alone, a whole interval later`() async {
        let ticker = Ticker(clock: clock, interval: .seconds(3))
        ticker.start { [log] _ in log.add("first") }
        await clock.advance(by: .seconds(2))
        ticker.start { [log] _ in log.add("second") }

        await clock.advance(by: .milliseconds(2999))
        #expect(log.entries.isEmpty)
        await clock.advance(by: .milliseconds(1))
        #expect(log.entries == ["second"])

        ticker.stop()
        await clock.advance(by: .seconds(3))
        #expect(log.entries == ["second"])
        #expect(clock.activity.count(waitingFor: .timer) == 0)
    }

    @Test
    func `A ticker counts every second of a wait of 31 years`() async {
        let ticker = Ticker(clock: clock, interval: .seconds(1))
        ticker.start { [log] in log.add("\($0)") }

        await clock.advance(by: .seconds(999_999_999))
        await clock.advance(by: .seconds(1))

        #expect(log.entries == ["999999999", "1"])
    }

    @Test
    func `A ticker stops when it is deinitialized`() async {
        var ticker: Ticker? = Ticker(clock: clock, interval: .seconds(3))
        ticker?.start { [log] _ in log.add("turn") }
        await clock.advance(by: .seconds(3))

        ticker = nil
        await clock.advance(by: .seconds(30))

        #expect(log.entries == ["turn"])
        #expect(clock.activity.count(waitingFor: .timer) == 0)
    }
}
