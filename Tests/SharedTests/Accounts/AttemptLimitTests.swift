import Foundation
import TestSupport
import Testing

@testable import Shared

struct AttemptLimitTests {
    private let start = Date(timeIntervalSince1970: 1_000_000)

    @Test(arguments: [
        (4, 0), (5, 30), (6, 60), (7, 120), (8, 240), (16, 61_440), (17, 86_400), (100_000, 86_400),
        (.max, 86_400),
    ])
    func `From the fifth on, each wrong password doubles the lock, up to a day`(failures: Int, seconds: Int) {
        #expect(makeLimit(failures: failures).secondsLeft(at: start) == seconds)
    }

    @Test(arguments: [(0.001, 30), (1, 29), (28.5, 2), (29.001, 1), (29.999, 1), (30, 0), (31, 0)])
    func `The seconds left are rounded up`(passed: TimeInterval, seconds: Int) {
        #expect(makeLimit(failures: 5).secondsLeft(at: start + passed) == seconds)
    }

    @Test func `The lock begins with the last failure, of which the highest number does not overflow`() {
        var (limit, highest) = (makeLimit(failures: 4), makeLimit(failures: .max))

        limit.fail(at: start + 100)
        highest.fail(at: start)

        #expect(limit.secondsLeft(at: start + 100) == 30)
        #expect(highest.failures == .max)
    }

    @Test
    func `A clock set back by a year restarts the lock, no longer than before, and ends none once it is right again`() {
        var limit = makeLimit(failures: 5)
        let lastYear = start - 365 * 86_400

        limit.notice(lastYear)

        [lastYear, lastYear + 30, start, start + 30].map { limit.secondsLeft(at: $0) }.expect([30, 0, 30, 0])
    }

    @Test
    func `By a clock that was set back too few failures start no lock, and one more locks by the right clock too`() {
        var limit = makeLimit(failures: 4)
        let lastYear = start - 365 * 86_400
        limit.notice(lastYear)
        #expect(limit.secondsLeft(at: lastYear) == 0)

        limit.fail(at: lastYear)

        [lastYear + 29, lastYear + 30, start + 29].map { limit.secondsLeft(at: $0) }.expect([1, 0, 1])
    }

    private func makeLimit(failures: Int) -> AttemptLimit {
        AttemptLimit(failures: failures, lastFailure: start, lockStart: start)
    }
}
