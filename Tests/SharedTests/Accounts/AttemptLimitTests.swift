import Foundation
import Testing

@testable import Shared

struct AttemptLimitTests {
    private let start = Date(timeIntervalSince1970: 1_000_000)

    @Test
    func `Four wrong passwords start no lock`() {
        #expect(makeLimit(failures: 4).secondsLeft(at: start) == 0)
    }

    @Test(arguments: [
        (5, 30), (6, 60), (7, 120), (8, 240), (16, 61_440), (17, 86_400), (100_000, 86_400), (.max, 86_400),
    ])
    func `From the fifth on, each wrong password doubles the lock, up to a day`(failures: Int, seconds: Int) {
        #expect(makeLimit(failures: failures).secondsLeft(at: start) == seconds)
    }

    @Test(arguments: [(0.001, 30), (1, 29), (28.5, 2), (29.001, 1), (29.999, 1), (30, 0), (31, 0)])
    func `The seconds left are rounded up`(passed: TimeInterval, seconds: Int) {
        #expect(makeLimit(failures: 5).secondsLeft(at: start + passed) == seconds)
    }

    @Test
    func `The lock begins with the last failure`() {
        var limit = makeLimit(failures: 4)

        limit.fail(at: start + 100)

        #expect(limit.secondsLeft(at: start + 100) == 30)
    }

    @Test
    func `A clock set back by a year restarts the lock, no longer than before`() {
        var limit = makeLimit(failures: 5)
        let lastYear = start - 365 * 86_400

        limit.notice(lastYear)

        #expect(limit.secondsLeft(at: lastYear) == 30)
        #expect(limit.secondsLeft(at: lastYear + 30) == 0)
    }

    @Test
    func `A clock that was set back for a while ends no lock`() {
        var limit = makeLimit(failures: 5)

        limit.notice(start - 365 * 86_400)

        #expect(limit.secondsLeft(at: start) == 30)
        #expect(limit.secondsLeft(at: start + 30) == 0)
    }

    @Test
    func `A failure by a clock that was set back locks by that clock and by the right one`() {
        var limit = makeLimit(failures: 4)
        let lastYear = start - 365 * 86_400
        limit.notice(lastYear)

        limit.fail(at: lastYear)

        #expect(limit.secondsLeft(at: lastYear + 29) == 1)
        #expect(limit.secondsLeft(at: lastYear + 30) == 0)
        #expect(limit.secondsLeft(at: start + 29) == 1)
    }

    @Test
    func `Too few failures start no lock by a clock that was set back`() {
        var limit = makeLimit(failures: 4)

        limit.notice(start - 1)

        #expect(limit.secondsLeft(at: start - 1) == 0)
    }

    @Test
    func `Counting a failure at the highest number does not overflow`() {
        var limit = makeLimit(failures: .max)

        limit.fail(at: start)

        #expect(limit.failures == .max)
    }

    private func makeLimit(failures: Int) -> AttemptLimit {
        AttemptLimit(failures: failures, lastFailure: start, lockStart: start)
    }
}
