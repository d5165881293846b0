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
            if log.entries.count == 3 { ticker?.stop() }
        }

        await clock.advance(by: .milliseconds(2999))
        #expect(log.entries.isEmpty)
        await clock.advance(by: .milliseconds(1))
        await clock.advance(by: .seconds(3))
        await clock.advance(by: .seconds(999_999_999))
        await clock.advance(by: .seconds(30))

        #expect(log.entries == ["1", "1", "333333333"])
    }

    @Test func `A ticker that starts again calls the new action alone, a whole interval later`() async {
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
}
