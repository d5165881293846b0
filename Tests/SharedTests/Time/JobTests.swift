import Shared
import TestSupport
import Testing

struct JobTests {
    private let clock = VirtualClock()
    private let log = Log()

    private var activity: Activity { clock.activity }

    @Test
    func `Two parts of a job that sleep side by side settle, and end at their times`() async throws {
        let work = start(clock) { [clock, log] in
            try await clock.activity.both {
                try await clock.sleep(for: .seconds(1))
                log.add("one")
            } _: {
                try await clock.sleep(for: .seconds(2))
                log.add("other")
            }
            log.add("both")
        }

        await clock.advance(by: .seconds(1))
        log.add("second")
        await clock.advance(by: .seconds(1))
        try await work.value

        #expect(log.entries == ["one", "second", "other", "both"])
    }

    @Test
    func `A job of which one part waits is settled only when the other waits too`() async throws {
        let work = start(clock) { [clock, log] in
            try await clock.activity.both {
                try await clock.sleep(for: .seconds(1))
            } _: {
                for _ in 0..<100 { await Stop().pass() }
                log.add("hopped")
            }
        }

        await clock.settle()
        log.add("settled")
        await clock.advance(by: .seconds(1))
        _ = try await work.value

        #expect(log.entries == ["hopped", "settled"])
    }

    @Test
    func `A job whose first part fails cancels the other and is over`() async throws {
        let work = start(clock) { [clock] in
            try await clock.activity.both {
                throw ServiceError.noConnection
            } _: {
                try await clock.sleep(for: .seconds(1))
            }
        }

        await clock.settle()

        await #expect(throws: ServiceError.noConnection) { _ = try await work.value }
        #expect(activity.count(waitingFor: .delay) == 0)
    }

    @Test
    func `A job that waits twice at the same time without “both” ends the process`() async {
        await #expect(processExitsWith: .failure) {
            let clock = VirtualClock()
            _ = await start(clock) {
                async let one: Void = clock.sleep(for: .seconds(1))
                async let other: Void = clock.sleep(for: .seconds(1))
                _ = try await (one, other)
            }.result
        }
    }

    @Test
    func `A job that ends twice ends the process`() async {
        await #expect(processExitsWith: .failure) {
            let job = Activity().begin("job")
            await job.run {}
            await job.run {}
        }
    }
}

/// An actor to hop to.
private actor Stop {
    func pass() {}
}
