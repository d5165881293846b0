import TestSupport
import Testing

@testable import Shared

@MainActor
struct WorkTests {
    private let clock = VirtualClock()
    private let log = Log()
    private let work: Work<String>

    init() {
        work = Work(clock: clock)
    }

    @Test
    func `One at a time ignores a second request until the first is answered`() async {
        start("first")
        start("second")

        await clock.advance(by: .seconds(1))
        start("third")
        await clock.advance(by: .seconds(1))

        #expect(log.entries == ["first", "third"])
    }

    @Test
    func `Latest wins cancels the earlier request, which calls no completion`() async {
        start("first", .latestWins)
        await clock.advance(by: .milliseconds(500))

        start("second", .latestWins)
        await clock.advance(by: .milliseconds(999))
        #expect(log.entries.isEmpty)
        await clock.advance(by: .milliseconds(1))

        #expect(log.entries == ["second"])
    }

    @Test
    func `An earlier answer that comes late, canceled or not, changes nothing`() async {
        let pending = PendingHolder()
        work.run("load") { [clock] in
            try? await clock.activity.wait(for: .answer) { pending.hold($0) }
            return "first"
        } then: { [log] _ in
            log.add("first")
        }
        await clock.settle(patience: .zero)

        start("second", .latestWins)
        await clock.settle(patience: .zero)
        await clock.advance(by: .seconds(1), patience: .zero)

        #expect(log.entries == ["second"])
    }

    @Test
    func `Jobs of different keys run side by side`() async {
        start("first", name: "one")
        start("second", name: "other")

        await clock.advance(by: .seconds(1))

        #expect(log.entries.sorted() == ["first", "second"])
    }

    @Test
    func `A canceled job calls no completion, and its key is free at once`() async {
        start("first")

        work.cancel("load")
        start("second")
        await clock.advance(by: .seconds(2))

        #expect(log.entries == ["second"])
    }

    @Test
    func `A write is not replaced by a read of the same key, though the latest wins`() async {
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
        #expect(log.entries == ["written"])
    }

    @Test
    func `A failure reaches the completion`() async {
        work.run("load") {
            throw ServiceError.noConnection
        } then: { [log] result in
            if case .failure(ServiceError.noConnection) = result { log.add("failed") }
        }

        await clock.settle()

        #expect(log.entries == ["failed"])
    }

    @Test
    func `A cancellation not caused by the owner reaches the completion and frees the key`() async {
        work.run("load") {
            throw CancellationError()
        } then: { [log] result in
            if case .failure(is CancellationError) = result { log.add("canceled") }
        }
        await clock.settle()

        let begins = work.run("load") {
        } then: { _ in
        }
        await clock.settle()

        #expect(log.entries == ["canceled"])
        #expect(begins)
    }

    @Test
    func `Canceling all waits reaches the completion of a read`() async {
        work.run("load") { [clock] in
            try await clock.sleep(for: .seconds(1))
        } then: { [log] result in
            if case .failure(let error) = result { log.add(Failure(error).reason ?? "nothing shown") }
        }
        await clock.settle()

        clock.activity.cancelAll()
        await clock.settle()

        #expect(log.entries == ["nothing shown"])
    }

    @Test
    func `A job that does not settle is named with its key and the file of its owner`() async {
        let pending = PendingHolder()
        work.run("load") { [clock] in
            try await clock.activity.wait(for: .answer) { pending.hold($0) }
        } then: { _ in
        }
        await clock.settle(patience: .zero)

        await #expect(throws: Unsettled(jobs: ["load of SharedTests/WorkTests.swift waits (answer)"])) {
            try await clock.activity.settle(allowing: [.delay], within: .zero)
        }

        pending.resume()
        await clock.settle()
    }

    @Test
    func `A read is canceled when its owner is deinitialized`() async {
        var work: Work<String>? = Work<String>(clock: clock)
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

        #expect(log.entries == ["canceled"])
    }

    @Test(arguments: [false, true])
    func `A write outlives its owner, and then only a failure is reported`(isFailing: Bool) async {
        clock.activity.orphanedFailures.observe { [log] change, failure in log.add("orphaned: \(change), \(failure)") }
        var work: Work<String>? = Work<String>(clock: clock)
        work?.write("save", orphanedAs: .title) { [clock, log] in
            try await clock.sleep(for: .seconds(1))
            log.add("written")
            if isFailing { throw ServiceError.notFound }
        } then: { [log] _ in
            log.add("answered")
        }
        await clock.settle()

        work = nil
        await clock.advance(by: .seconds(1))

        #expect(log.entries == (isFailing ? ["written", "orphaned: title, notFound"] : ["written"]))
    }

    @Test
    func `A write begins after the writes begun before it have ended, whoever owns them`() async {
        let other = Work<String>(clock: clock)
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

        #expect(log.entries == ["like 1", "like 2"])
    }

    @Test
    func `A write waits for an attempt begun before it, and begins once that is canceled`() async {
        work.attempt("log in") { [clock] in
            try await clock.sleep(for: .seconds(1))
        } then: { _ in
        }
        work.write("like") { [log] in
            log.add("like")
        } then: { _ in
        }
        await clock.settle()
        #expect(log.entries == [])

        work.cancel("log in")
        await clock.settle()

        #expect(log.entries == ["like"])
    }

    @Test
    func `An attempt canceled before its turn does not begin`() async {
        work.write("like") { [clock] in
            try await clock.sleep(for: .seconds(1))
        } then: { _ in
        }
        work.attempt("log in") { [log] in
            log.add("log in")
        } then: { _ in
        }
        work.write("unlike") { [log] in
            log.add("unlike")
        } then: { _ in
        }

        work.cancel("log in")
        await clock.advance(by: .seconds(1))

        #expect(log.entries == ["unlike"])
    }

    @Test(arguments: [true, false])
    func `An attempt is undone before the next write, if its result is dropped`(isDropped: Bool) async {
        let (work, log) = (work, log)
        work.attempt("log in") { [clock] in
            Activity.Job.current?.ifDropped {
                try? await clock.sleep(for: .seconds(1))
                log.add("undone")
            }
            try? await clock.sleep(for: .seconds(1))
        } then: { _ in
            log.add("logged in")
        }
        work.write("like") {
            log.add("like")
        } then: { _ in
        }
        await clock.settle()

        if isDropped { work.cancel("log in") }
        await clock.advance(by: .seconds(2))

        #expect(log.entries == (isDropped ? ["undone", "like"] : ["logged in", "like"]))
    }

    @Test
    func `An attempt is canceled and undone when its owner is deinitialized`() async {
        var work: Work<String>? = Work<String>(clock: clock)
        work?.attempt("log in") { [clock, log] in
            Activity.Job.current?.ifDropped { log.add("undone") }
            try? await clock.sleep(for: .seconds(1))
            log.add("canceled")
        } then: { [log] _ in
            log.add("logged in")
        }
        await clock.settle()

        work = nil
        await clock.settle()

        #expect(log.entries == ["canceled", "undone"])
    }

    @Test
    func `A failed write whose owner is there is not orphaned`() async {
        clock.activity.orphanedFailures.observe { [log] _, _ in log.add("orphaned") }
        work.write("save", orphanedAs: .title) {
            throw ServiceError.notFound
        } then: { [log] (_: Result<Void, any Error>) in
            log.add("answered")
        }

        await clock.settle()

        #expect(log.entries == ["answered"])
    }

    @Test
    func `A clock settles only after the last of many hops`() async {
        work.run("load") { [clock, log] in
            for _ in 0..<100 { await Stop().pass() }
            log.add("hopped")
            try await clock.sleep(for: .seconds(1))
            for _ in 0..<100 { await Stop().pass() }
        } then: { [log] _ in
            log.add("answered")
        }

        await clock.settle()
        log.add("settled")
        await clock.advance(by: .seconds(1))
        log.add("advanced")

        #expect(log.entries == ["hopped", "settled", "answered", "advanced"])
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

/// An actor to hop to.
private actor Stop {
    func pass() {}
}
