import Synchronization

extension Activity {
    /// A counted piece of work. Tasks started within its body belong to it as well.
    package final class Job: Sendable, Hashable, CustomStringConvertible {
        @TaskLocal static var current: Job?

        private let activity: Activity
        private let name: @Sendable () -> String
        private let reversal = Mutex<(@Sendable () async -> Void)?>(nil)

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

        /// Sets what undoes a success that nobody receives, because the user has left the screen.
        func ifDropped(_ reversal: @escaping @Sendable () async -> Void) {
            self.reversal.withLock { $0 = reversal }
        }

        /// Calls the closure of `ifDropped`, if there is one. Called when the job's result reaches no completion.
        func undo() async {
            await reversal.withLock { $0 }?()
        }

        package static func == (first: Job, second: Job) -> Bool { first === second }

        package func hash(into hasher: inout Hasher) {
            hasher.combine(ObjectIdentifier(self))
        }
    }
}
