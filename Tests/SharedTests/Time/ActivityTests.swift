import Shared
import TestSupport
import Testing

struct ActivityTests {
    private let activity = Activity()
    private let log = Log()

    @Test
    func `nothing under way is settled`() async {
        await activity.settled()

        #expect(Activity.Reason.allCases.allSatisfy { activity.count(waitingFor: $0) == 0 })
    }

    @Test
    func `settled waits for what runs`() async {
        activity.begin()
        let watcher = Task.immediate {
            await activity.settled()
            log.add("settled")
        }

        log.add("worked")
        activity.end()
        await watcher.value

        #expect(log.entries == ["worked", "settled"])
    }

    @Test
    func `work that waits for a reason that is not allowed is not settled`() async throws {
        let pending = PendingHolder()
        activity.begin()
        let work = Task.immediate {
            try await activity.wait(for: .answer) { pending.hold($0) }
            log.add("answered")
            activity.end()
        }
        let watcher = Task.immediate {
            await activity.settled(allowing: [.delay])
            log.add("settled")
        }

        await activity.settled()
        #expect(activity.count(waitingFor: .answer) == 1)
        pending.resume()
        try await work.value
        await watcher.value

        #expect(log.entries == ["answered", "settled"])
    }

    @Test
    func `patience ends a wait for an answer that does not come`() async {
        activity.begin()

        await activity.settled(allowing: [], patience: .milliseconds(1))

        activity.end()
    }

    @Test
    func `work canceled before it could wait is at no moment settled`() async throws {
        activity.begin()
        let watcher = Task.immediate {
            await activity.settled()
            log.add("settled")
        }

        let work = Task.immediate {
            withUnsafeCurrentTask { $0?.cancel() }
            do {
                try await activity.wait(for: .answer) { (_: Pending<Void>) in }
            } catch {
                for _ in 0..<100 { await Stop().pass() }
                log.add("canceled")
                activity.end()
            }
        }
        await work.value
        await watcher.value

        #expect(log.entries == ["canceled", "settled"])
    }

    @Test
    func `a pause is announced once what will end it is arranged, so that nobody settles in between`() async throws {
        activity.begin()

        var waiting: Int?
        try await activity.wait(for: .delay) { pending in
            waiting = activity.count(waitingFor: .delay)
            pending.resume(with: .success(()))
        }

        #expect(waiting == 0)
        activity.end()
    }

    @Test
    func `the first result counts, later ones are ignored`() async throws {
        activity.begin()

        let value = try await activity.wait(for: .answer) { pending in
            pending.resume(with: .success(1))
            pending.resume(with: .success(2))
            #expect(!pending.isWanted)
        }

        #expect(value == 1)
        #expect(activity.count(waitingFor: .answer) == 0)
        activity.end()
    }

    @Test
    func `everything that waits can be canceled at once`() async {
        let tasks = (0..<3).map { _ in
            activity.begin()
            return Task.immediate {
                defer { activity.end() }
                try await activity.wait(for: .work) { (_: Pending<Void>) in }
            }
        }

        activity.cancelAll()

        for task in tasks { await #expect(throws: CancellationError.self) { try await task.value } }
        #expect(activity.count(waitingFor: .work) == 0)
    }
}

/// An actor to hop to.
private actor Stop {
    func pass() {}
}
