import Dispatch
import Synchronization
import TestSupport
import Testing

@testable import Shared

struct ActivityTests {
    private let clock = VirtualClock()
    private let log = Log()

    private var activity: Activity { clock.activity }

    @Test func `An activity with no work is settled, even for a task that is canceled`() async throws {
        try await activity.settle()
        let settling = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            try await activity.settle(within: nil)
        }

        try await settling.value

        #expect(Activity.Reason.allCases.allSatisfy { activity.count(waitingFor: $0) == 0 })
    }

    @Test func `Settling waits for a job from its begin until its body returns`() async throws {
        let job = activity.begin("job")
        let settling = Task.immediate {
            try await activity.settle()
            log.add("settled")
        }

        await job.run { log.add("worked") }
        try await settling.value

        log.entries.expect(["worked", "settled"])
    }

    @Test func `Work that waits for a reason that is not allowed is not settled`() async throws {
        let pending = PendingHolder()
        let work = start(clock) {
            try await Activity.wait(for: .answer) { pending.hold($0) }
            log.add("answered")
        }
        let settling = Task.immediate {
            try await activity.settle(allowing: [.delay])
            log.add("settled")
        }

        try await activity.settle()
        #expect(activity.count(waitingFor: .answer) == 1)
        pending.resume()
        try await work.value
        try await settling.value

        log.entries.expect(["answered", "settled"])
    }

    @Test(arguments: [true, false])
    func `A wait keeps no result once it has returned it, whether that came early or late`(isEarly: Bool) async throws {
        let pending = Pending<Log>(for: nil)
        weak var result: Log?

        if isEarly {
            result = try await pending.value { $0.resume(with: .success(Log())) }
        } else {
            let waiting = Task.immediate { try await pending.value { _ in } }
            pending.resume(with: .success(Log()))
            result = try await waiting.value
        }

        #expect(result == nil)
        #expect(!pending.isWanted)
    }

    @Test func `Settling that takes too long throws the names and reasons of what is under way`() async throws {
        let running = activity.begin("running job")
        let waiting = activity.begin("waiting job")
        let pending = PendingHolder()
        let work = Task.immediate {
            try await waiting.run { try await Activity.wait(for: .answer) { pending.hold($0) } }
        }

        let jobs = ["running job runs", "waiting job waits (answer)"]
        await #expect(throws: Unsettled(jobs: jobs)) { try await activity.settle(allowing: [], within: .zero) }

        pending.resume()
        await running.run {}
        try await work.value
        try await activity.settle(allowing: [])
    }

    @Test func `Settling throws when its task is canceled, before it begins or while it waits`() async throws {
        let job = activity.begin("job")
        let early = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            try await activity.settle(within: nil)
        }
        let late = Task.immediate { try await activity.settle(within: nil) }

        late.cancel()

        await #expect(throws: Unsettled(jobs: ["job runs"])) { try await early.value }
        await #expect(throws: Unsettled(jobs: ["job runs"])) { try await late.value }
        await job.run {}
    }

    @Test func `Work canceled before it waits never counts as settled`() async throws {
        let job = activity.begin("job")
        let settling = Task.immediate {
            try await activity.settle()
            log.add("settled")
        }

        let work = Task.immediate {
            withUnsafeCurrentTask { $0?.cancel() }
            await job.run {
                try? await Activity.wait(for: .answer) { (_: Pending<Void>) in }
                for _ in 0..<100 { await Stop().pass() }
                log.add("canceled")
            }
        }
        await work.value
        try await settling.value

        log.entries.expect(["canceled", "settled"])
    }

    @Test func `A wait counts only after its end is scheduled, and its first result counts, later ones are ignored`()
        async throws
    {
        let (value, waiting) = try await start(clock) {
            var waiting: Int?
            let value = try await Activity.wait(for: .answer) { pending in
                waiting = activity.count(waitingFor: .answer)
                pending.resume(with: .success(1))
                pending.resume(with: .success(2))
                #expect(!pending.isWanted)
            }
            return (value, waiting)
        }.value

        #expect(value == 1)
        #expect(waiting == 0)
        #expect(activity.count(waitingFor: .answer) == 0)
    }

    @Test func `A job that waits twice at a time counts as running until its end, and is named`() async throws {
        let job = activity.begin("job")
        let holders = [PendingHolder(), PendingHolder()]
        let work = Task.immediate {
            await job.run {
                let waits = holders.map { holder in
                    Task.immediate { try await Activity.wait(for: .answer) { holder.hold($0) } }
                }
                for wait in waits { _ = await wait.result }
            }
        }

        let jobs = ["job waits twice at a time, which cannot be counted"]
        await #expect(throws: Unsettled(jobs: jobs)) { try await activity.settle(within: .zero) }
        for holder in holders { holder.resume() }
        await work.value

        try await activity.settle(allowing: [])
    }

    @Test func `Settling ends outside of the lock of the wait that it waited for`() async {
        await #expect(processExitsWith: .success) {
            let activity = Activity()
            let holder = PendingHolder()
            let job = activity.begin("job")
            let settling = Task(executorPreference: InlineExecutor()) {
                try await activity.settle()
                return holder.isWanted
            }

            let work = Task.immediate {
                try await job.run { try await Activity.wait(for: .answer) { holder.hold($0) } }
            }

            #expect(try await settling.value)
            holder.resume()
            try await work.value
        }
    }
}

/// Runs each job on the thread that resumes it.
private final class InlineExecutor: TaskExecutor {
    func enqueue(_ job: consuming ExecutorJob) {
        UnownedJob(job).runSynchronously(on: asUnownedTaskExecutor())
    }
}

/// An actor to hop to.
private actor Stop {
    func pass() {}
}

struct JobTests {
    @Test func `A job that ends twice ends the process`() async {
        await #expect(processExitsWith: .failure) {
            let job = Activity().begin("job")
            await job.run {}
            await job.run {}
        }
    }
}

struct DeadlinesTests {
    private let deadlines = Deadlines()

    @Test func `Each wait is canceled after its own limit, in whatever order they began`() async {
        let waits = [3, 1, 2].map { limit in
            let pending = makePending()
            deadlines.add(pending, limit: .milliseconds(limit), isForStandstill: true)
            return pending
        }

        for pending in waits {
            await #expect(throws: CancellationError.self) { try await pending.value { _ in } }
        }
    }

    @Test func `A wait is due when its own limit is over, once`() {
        let (long, short, start) = (makePending(), makePending(), DispatchTime(uptimeNanoseconds: 1))
        var state = Deadlines.State()
        state.add(long, limit: .seconds(60), now: start, progress: nil)
        state.add(short, limit: .seconds(1), now: start, progress: nil)

        let due = [0, 1, 59, 60].map { seconds in
            state.takeDue(now: start + .seconds(seconds), progress: 0).map { $0 === long ? "long" : "short" }
        }

        due.expect([[], ["short"], [], ["long"]])
    }

    @Test func `A wait that was removed is never due, and is released`() {
        weak var released: Pending<Void>?
        do {
            let pending = makePending()
            deadlines.add(pending, limit: .seconds(86_400), isForStandstill: false)
            deadlines.remove(pending)
            released = pending
        }

        #expect(released == nil)
    }

    @Test func `A limit of standstill begins again as long as there is progress, another does not`() {
        let (patient, other, start) = (makePending(), makePending(), DispatchTime(uptimeNanoseconds: 1))
        var state = Deadlines.State()
        state.add(patient, limit: .seconds(60), now: start, progress: 0)
        state.add(other, limit: .seconds(60), now: start, progress: nil)

        let due = [(59, 1), (60, 1), (119, 1), (120, 2), (179, 2), (180, 2)].map { seconds, progress in
            let due = state.takeDue(now: start + .seconds(seconds), progress: progress)
            return due.map { $0 === patient ? "patient" : "other" }
        }

        due.expect([[], ["other"], [], [], [], ["patient"]])
    }

    @Test func `Work that goes on for ever is stopped after twenty limits more`() {
        let start = DispatchTime(uptimeNanoseconds: 1)
        var state = Deadlines.State()
        state.add(makePending(), limit: .seconds(60), now: start, progress: 0)

        let due = (1...21).map { state.takeDue(now: start + .seconds(60 * $0), progress: $0).count }

        due.expect(Array(repeating: 0, count: 20) + [1])
    }

    private func makePending() -> Pending<Void> {
        Pending(for: nil)
    }
}

struct SharedWorkTests {
    private let clock = VirtualClock()
    private let first = PendingHolder()
    private let second = PendingHolder()
    private let work: SharedWork<String, Int>

    init() {
        work = SharedWork(activity: clock.activity)
    }

    @Test func `Work that nobody wanted any more, and that ends late, answers nobody`() async throws {
        let early = ask(for: 1, once: first)
        await clock.settle()
        early.cancel()
        await clock.settle()
        let late = ask(for: 2, once: second)
        await clock.settle()

        first.resume()
        await clock.settle()
        second.resume()

        #expect(try await late.value == 2)
    }

    @Test func `Work of a canceled caller is not joined by who asks right after`() async throws {
        let early = ask(for: 1, once: first)
        await clock.settle()

        early.cancel()
        let value = try await work.value(for: "key") { 2 }

        #expect(value == 2)
        first.resume()
    }

    /// Asks for work that ignores its cancellation and returns `value` when the test ends its wait.
    private func ask(for value: Int, once pending: PendingHolder) -> Task<Int, any Error> {
        start(clock) { [work] in
            try await work.value(for: "key") {
                _ = await Task { try await Activity.wait(for: .delay) { pending.hold($0) } }.result
                return value
            }
        }
    }
}

/// Holds a wait until the test ends it.
final class PendingHolder: Sendable {
    private let state = Mutex<Pending<Void>?>(nil)

    func hold(_ pending: Pending<Void>) {
        state.withLock { $0 = pending }
    }

    var isWanted: Bool { state.withLock { $0 }?.isWanted == true }

    func resume() {
        state.withLock { $0 }?.resume(with: .success(()))
    }
}
