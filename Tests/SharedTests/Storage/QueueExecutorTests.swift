import TestSupport
import Testing

@testable import Shared

struct QueueExecutorTests {
    @Test
    func `Jobs run in the order of their priority, and those of one priority in the order of their coming`() async {
        let line = Line()

        await line.run([("low", .low), ("first", .medium), ("high", .high), ("second", .medium)])

        await line.names.expect(["high", "first", "second", "low"])
    }
}

/// An actor on a queue of its own, which records the jobs that it runs.
private actor Line {
    private let executor = QueueExecutor(label: "Line")
    private(set) var names: [String] = []

    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    /// Starts all jobs before the first can run.
    func run(_ jobs: [(name: String, priority: TaskPriority)]) async {
        let tasks = jobs.map { job in
            Task(priority: job.priority) { names.append(job.name) }
        }
        for task in tasks { await task.value }
    }
}
