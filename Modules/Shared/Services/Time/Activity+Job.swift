extension Activity {
    /// A counted piece of work. Tasks started within its body belong to it as well.
    package final class Job: Sendable, Hashable, CustomStringConvertible {
        @TaskLocal static var current: Job?

        let activity: Activity
        private let name: @Sendable () -> String

        init(activity: Activity, name: @escaping @Sendable () -> String) {
            self.activity = activity
            self.name = name
        }

        package var description: String { name() }

        /// Runs `body` and then ends the job. Must be called once.
        package func run<Value>(
            isolation: isolated (any Actor)? = #isolation,
            _ body: () async throws -> Value
        ) async rethrows -> Value {
            defer { activity.end(self) }
            return try await Self.$current.withValue(self) { try await body() }
        }

        package static func == (first: Job, second: Job) -> Bool { first === second }

        package func hash(into hasher: inout Hasher) {
            hasher.combine(ObjectIdentifier(self))
        }
    }
}
