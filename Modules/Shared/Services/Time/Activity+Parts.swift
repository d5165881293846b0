import Synchronization

extension Activity {
    /// Runs two parts of the current job concurrently, instead of `async let`, whose tasks cannot be counted.
    @discardableResult
    package func both<First: Sendable, Second: Sendable>(
        _ first: @escaping @Sendable () async throws -> First,
        _ second: @escaping @Sendable () async throws -> Second
    ) async throws -> (First, Second) {
        let parts = Parts(activity: self)
        async let one = parts.run(first)
        async let other = parts.run(second)
        return try await (one, other)
    }
}

/// Counts two parts of a job; the first that ends stops counting, the other counts on as the job.
private final class Parts: Sendable {
    private let activity: Activity
    private let job = Activity.Job.current
    private let isOneOver = Atomic(false)

    init(activity: Activity) {
        self.activity = activity
        activity.add(1, to: job)
    }

    func run<Value: Sendable>(_ part: @Sendable () async throws -> Value) async throws -> Value {
        defer { if isOneOver.exchange(true, ordering: .relaxed) == false { activity.add(-1, to: job) } }
        return try await part()
    }
}
