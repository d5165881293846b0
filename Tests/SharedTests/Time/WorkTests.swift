import TestSupport
import Testing

@testable import Shared

@MainActor
struct WorkTests {
    private let clock = VirtualClock()
    private let log = Log()
    private let work: Work<String>

    init() {
        work = Work(activity: clock.activity)
    }

    @Test
    func `One at a time ignores a second request until the first is answered, jobs of other keys run beside it`() async
    {
        start("first")
        start("second")
        start("other", name: "other")
        await clock.advance(by: .seconds(1))
        log.entries.sorted().expect(["first", "other"])

        start("third")
        await clock.advance(by: .seconds(1))

        #expect(log.entries.last == "third")
        #expect(log.entries.count == 3)
    }

    @Test
    func `Latest wins cancels the earlier request, which calls no completion, even if it is answered late`() async {
        let pending = PendingHolder()
        work.run("load") {
            try? await Activity.wait(for: .answer) { pending.hold($0) }
            return "first"
        } then: { [log] _ in
            log.add("first")
        }
        await clock.settle(patience: .zero)
        await clock.advance(by: .milliseconds(500), patience: .zero)

        start("second", .latestWins)
        await clock.advance(by: .milliseconds(999), patience: .zero)
        #expect(log.entries.isEmpty)
        await clock.advance(by: .milliseconds(1), patience: .zero)

        log.entries.expect(["second"])
    }

    @Test func `A canceled job calls no completion, and its key is free at once`() async {
        start("first")

        work.cancel("load")
        start("second")
        await clock.advance(by: .seconds(2))

        log.entries.expect(["second"])
    }

    @Test func `A write is not replaced by a read of the same key, though the latest wins`() async {
        work.write("like") { [clock] in
            try await clock.sleep(for: .seconds(1))
        } then: { [log] _ in
            log.add("written")
        }

        let begins = work.run("like", .latestWins) {
        } then: { [log] _ in
            log.add("read")
        }
        await clock.advance(by: .seconds(1))

        #expect(!begins)
        log.entries.expect(["written"])
    }

    @Test
    func `A failure reaches the completion and frees the key, like a cancellation not caused by the owner`() async {
        let bodies: [String: @Sendable () async throws -> Void] = [
            "fail": { throw ServiceError.noConnection }, "cancel": { throw CancellationError() },
            "wait": { [clock] in try await clock.sleep(for: .seconds(1)) },
        ]
        for (name, body) in bodies {
            work.run(name, .oneAtATime, body) { [log] result in
                if case .failure(let failure) = result { log.add("\(name): \(failure)") }
            }
        }
        await clock.settle()

        clock.activity.cancelAll()
        await clock.settle()

        log.entries.sorted().expect(["cancel: canceled", "fail: noConnection", "wait: canceled"])
        for name in bodies.keys {
            let begins = work.run(name) {
            } then: { _ in
            }
            #expect(begins)
        }
    }

    @Test func `A job that does not settle is named with its key and the file of its owner`() async {
        let pending = PendingHolder()
        work.run("load") {
            try await Activity.wait(for: .answer) { pending.hold($0) }
        } then: { _ in
        }
        await clock.settle(patience: .zero)

        await #expect(throws: Unsettled(jobs: ["load of SharedTests/WorkTests.swift waits (answer)"])) {
            try await clock.activity.settle(allowing: [.delay], within: .zero)
        }

        pending.resume()
        await clock.settle()
    }

    @Test func `A read is canceled when its owner is deinitialized`() async {
        var work: Work<String>? = Work<String>(activity: clock.activity)
        work?.run("load") { [clock, log] in
            do {
                try await clock.sleep(for: .seconds(1))
            } catch {
                log.add("canceled")
            }
        } then: { [log] _ in
            log.add("answered")
        }
        await clock.settle()

        work = nil
        await clock.settle()

        log.entries.expect(["canceled"])
    }

    @Test(
        arguments: [
            (false, false, ["written"]), (true, false, ["written", "orphaned: title, notFound"]),
            (true, true, ["written", "answered"]),
        ] as [(Bool, Bool, [String])]
    )
    func `A write outlives its owner, and then only a failure is reported`(
        isFailing: Bool,
        isOwned: Bool,
        entries: [String]
    ) async {
        clock.activity.orphanedFailures.observe { [log] change, failure in log.add("orphaned: \(change), \(failure)") }
        var work: Work<String>? = Work<String>(activity: clock.activity)
        work?.write("save", orphanedAs: .title) { [clock, log] in
            try await clock.sleep(for: .seconds(1))
            log.add("written")
            if isFailing { throw ServiceError.notFound }
        } then: { [log] _ in
            log.add("answered")
        }
        await clock.settle()

        if !isOwned { work = nil }
        await clock.advance(by: .seconds(1))

        log.entries.expect(entries)
    }

    @Test func `A write begins after all earlier ones, of any owner, have ended`() async {
        let other = Work<String>(activity: clock.activity)
        work.write("like 1") { [clock, log] in
            try await clock.sleep(for: .seconds(1))
            log.add("like 1")
        } then: { _ in
        }

        other.write("like 2") { [log] in
            log.add("like 2")
        } then: { _ in
        }
        await clock.advance(by: .seconds(1))

        log.entries.expect(["like 1", "like 2"])
    }

    @Test func `A job is under way until its completion is called, or it is canceled`() async {
        start("first")
        start("other", name: "other")
        #expect(work.isRunning("load") && work.isRunning("other"))

        work.cancel("other")
        #expect(work.isRunning && !work.isRunning("other"))
        work.run("last") {
        } then: { [work, log] _ in
            log.add("is running: \(work.isRunning("last"))")
        }
        await clock.advance(by: .seconds(1))

        #expect(!work.isRunning)
        log.entries.expect(["is running: false", "first"])
    }

    private func start(
        _ answer: String,
        name: String = "load",
        _ rule: Work<String>.Rule = .oneAtATime
    ) {
        work.run(name, rule) { [clock] in
            try await clock.sleep(for: .seconds(1))
        } then: { [log] _ in
            log.add(answer)
        }
    }
}
