import Shared
import TestSupport
import Testing

@MainActor
struct WorkTests {
    private let clock = VirtualClock()
    private let log = Log()

    @Test
    func `one at a time ignores a second request until the first is answered`() async {
        let work = Work<String>(clock: clock)
        start("first", on: work)
        start("second", on: work)

        await clock.advance(by: .seconds(1))
        start("third", on: work)
        await clock.advance(by: .seconds(1))

        #expect(log.entries == ["first", "third"])
    }

    @Test
    func `latest wins: the earlier request is canceled and not answered`() async {
        let work = Work<String>(clock: clock)
        start("first", .latestWins, on: work)
        await clock.advance(by: .milliseconds(500))

        start("second", .latestWins, on: work)
        await clock.advance(by: .milliseconds(999))
        #expect(log.entries.isEmpty)
        await clock.advance(by: .milliseconds(1))

        #expect(log.entries == ["second"])
    }

    @Test
    func `an earlier answer that comes late, canceled or not, changes nothing`() async {
        let work = Work<String>(clock: clock)
        let pending = PendingHolder()
        work.run("load") { [clock] in
            try? await clock.activity.wait(for: .answer) { pending.hold($0) }
            return "first"
        } then: { [log] _ in
            log.add("first")
        }
        await clock.activity.settled()

        start("second", .latestWins, on: work)
        await clock.settle()
        await clock.advance(by: .seconds(1))

        #expect(log.entries == ["second"])
    }

    @Test
    func `work of different names runs side by side`() async {
        let work = Work<String>(clock: clock)
        start("first", name: "one", on: work)
        start("second", name: "other", on: work)

        await clock.advance(by: .seconds(1))

        #expect(log.entries.sorted() == ["first", "second"])
    }

    @Test
    func `canceled work completes nothing and its name is free at once`() async {
        let work = Work<String>(clock: clock)
        start("first", on: work)

        work.cancel("load")
        start("second", on: work)
        await clock.advance(by: .seconds(2))

        #expect(log.entries == ["second"])
    }

    @Test
    func `a failure is reported`() async {
        let work = Work<String>(clock: clock)
        work.run("load") {
            throw ServiceError.noConnection
        } then: { [log] result in
            if case .failure(ServiceError.noConnection) = result { log.add("failed") }
        }

        await clock.settle()

        #expect(log.entries == ["failed"])
    }

    @Test
    func `a read is canceled when its owner goes`() async {
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

    @Test
    func `a write once begun finishes, though nobody hears of it`() async {
        var work: Work<String>? = Work<String>(clock: clock)
        work?.write("save") { [clock, log] in
            try await clock.sleep(for: .seconds(1))
            log.add("written")
        } then: { [log] _ in
            log.add("answered")
        }
        await clock.settle()

        work = nil
        await clock.advance(by: .seconds(1))

        #expect(log.entries == ["written"])
    }

    @Test
    func `settled means settled, after however many hops`() async {
        let work = Work<String>(clock: clock)
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

    private func start(_ answer: String, name: String = "load", _ rule: Work<String>.Rule = .oneAtATime, on work: Work<String>) {
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
