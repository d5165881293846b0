import Foundation
import Shared
import Synchronization
import TestSupport
import Testing

struct VirtualClockTests {
    private let clock = VirtualClock()
    private let log = Log()

    @Test func `Alarms are called in the order of their times, then of their scheduling, those of alarms too`() async {
        let start = clock.now
        let add = { @Sendable [log, clock] (name: String) in
            log.add("\(name) at \(clock.now.timeIntervalSince(start))")
        }
        clock.schedule(after: .seconds(2)) { add("c") }
        clock.schedule(after: .seconds(1)) {
            add("a")
            clock.schedule(after: .milliseconds(1500)) { add("d") }
            clock.schedule(after: .milliseconds(1501)) { add("too late") }
        }
        clock.schedule(after: .seconds(1)) { add("b") }
        clock.schedule(after: .milliseconds(2501)) { add("too late") }

        await clock.advance(by: .milliseconds(2500))

        log.entries.expect(["a at 1.0", "b at 1.0", "c at 2.0", "d at 2.5"])
        #expect(clock.now == start + 2.5)
    }

    @Test func `A canceled alarm is not called, even if one due at the same moment cancels it`() async {
        let other = Log()
        let early = clock.schedule(after: .seconds(1)) { other.add("early") }
        early.cancel()
        let holder = AlarmHolder()
        clock.schedule(after: .seconds(2)) { holder.alarm?.cancel() }
        holder.alarm = clock.schedule(after: .seconds(2)) { other.add("late") }

        await clock.advance(by: .seconds(3))

        #expect(other.entries.isEmpty)
    }

    @Test(
        arguments: [
            ([7, 9], [15_000], ["2 to 6", "7", "9", "3 to 15"]), ([6], [6_000], ["1 to 3", "6", "1 to 6"]),
            ([], [8_999, 1], ["2 to 6", "1 to 9"]),
        ] as [([Int], [Int], [String])]
    )
    func `Intervals are counted together up to the moment at which something else is due or the advance ends`(
        alarms: [Int],
        advances: [Int],
        entries: [String]
    ) async {
        repeatAdding(since: clock.now)
        for seconds in alarms { clock.schedule(after: .seconds(seconds)) { log.add("\(seconds)") } }

        for milliseconds in advances { await clock.advance(by: .milliseconds(milliseconds)) }

        log.entries.expect(entries)
    }

    @Test func `A canceled sleep throws and cancels its alarm, one of no time too`() async {
        let sleep = Task.immediate { try await clock.sleep(for: .seconds(1)) }
        let short = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            try await clock.sleep(for: .zero)
        }

        sleep.cancel()

        await #expect(throws: CancellationError.self) { try await sleep.value }
        await #expect(throws: CancellationError.self) { try await short.value }
        #expect(clock.activity.count(waitingFor: .delay) == 0)
    }

    /// Records the number of passed intervals of three seconds, and the time, again and again.
    private func repeatAdding(since start: Date) {
        clock.schedule(every: .seconds(3)) { count in
            log.add("\(count) to \(Int(clock.now.timeIntervalSince(start)))")
            repeatAdding(since: start)
        }
    }
}

/// Holds an alarm that is set after the closure that cancels it was created.
private final class AlarmHolder: Sendable {
    private let state = Mutex<Alarm?>(nil)

    var alarm: Alarm? {
        get { state.withLock { $0 } }
        set { state.withLock { $0 = newValue } }
    }
}
