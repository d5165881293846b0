import Foundation
import Shared
import Synchronization
import TestSupport
import Testing

struct VirtualClockTests {
    private let clock = VirtualClock()
    private let log = Log()

    @Test
    func `Alarms are called in the order of their times, then of their scheduling`() async {
        clock.schedule(after: .seconds(2)) { log.add("c") }
        clock.schedule(after: .seconds(1)) { log.add("a") }
        clock.schedule(after: .seconds(1)) { log.add("b") }
        clock.schedule(after: .milliseconds(2001)) { log.add("too late") }

        await clock.advance(by: .seconds(2))

        #expect(log.entries == ["a", "b", "c"])
    }

    @Test
    func `An alarm that an alarm schedules is called when it is due`() async {
        clock.schedule(after: .seconds(1)) {
            log.add("first")
            clock.schedule(after: .seconds(1)) { log.add("second") }
            clock.schedule(after: .seconds(2)) { log.add("too late") }
        }

        await clock.advance(by: .milliseconds(2500))

        #expect(log.entries == ["first", "second"])
    }

    @Test
    func `A canceled alarm is not called, even if one due at the same moment cancels it`() async {
        let other = Log()
        let early = clock.schedule(after: .seconds(1)) { other.add("early") }
        early.cancel()
        let holder = AlarmHolder()
        clock.schedule(after: .seconds(2)) { holder.alarm?.cancel() }
        holder.alarm = clock.schedule(after: .seconds(2)) { other.add("late") }

        await clock.advance(by: .seconds(3))

        #expect(other.entries.isEmpty)
    }

    @Test
    func `The date is that of the alarm during its call, and of the advance after it`() async {
        let start = clock.now
        clock.schedule(after: .seconds(1)) { log.add("\(clock.now.timeIntervalSince(start))") }

        await clock.advance(by: .seconds(5))

        #expect(log.entries == ["1.0"])
        #expect(clock.now == start + 5)
    }

    @Test
    func `Intervals are counted together up to the moment at which something else is due`() async {
        repeatAdding(since: clock.now)
        clock.schedule(after: .seconds(7)) { log.add("seven") }
        clock.schedule(after: .seconds(9)) { log.add("nine") }

        await clock.advance(by: .seconds(15))

        #expect(log.entries == ["2 to 6", "seven", "nine", "3 to 15"])
    }

    @Test
    func `An interval that ends when something else is due is counted apart`() async {
        repeatAdding(since: clock.now)
        clock.schedule(after: .seconds(6)) { log.add("six") }

        await clock.advance(by: .seconds(6))

        #expect(log.entries == ["1 to 3", "six", "1 to 6"])
    }

    @Test
    func `Intervals of two repeating alarms end in the order of their times`() async {
        repeatAdding(since: clock.now)
        clock.schedule(every: .seconds(4)) { log.add("\($0) of four") }

        await clock.advance(by: .seconds(8))

        #expect(log.entries == ["1 to 3", "1 of four", "1 to 6"])
    }

    @Test
    func `Intervals end where the advance ends`() async {
        repeatAdding(since: clock.now)

        await clock.advance(by: .milliseconds(8_999))
        await clock.advance(by: .milliseconds(1))

        #expect(log.entries == ["2 to 6", "1 to 9"])
    }

    @Test
    func `A canceled sleep throws and cancels its alarm`() async {
        let sleep = Task.immediate { try await clock.sleep(for: .seconds(1)) }

        sleep.cancel()

        await #expect(throws: CancellationError.self) { try await sleep.value }
        #expect(clock.activity.count(waitingFor: .delay) == 0)
    }

    @Test
    func `A sleep of no time throws when its task is canceled`() async {
        let sleep = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            try await clock.sleep(for: .zero)
        }

        await #expect(throws: CancellationError.self) { try await sleep.value }
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
