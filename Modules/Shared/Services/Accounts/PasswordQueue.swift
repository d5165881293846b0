/// Hashes one password at a time, so that memory stays bounded, on a thread of its own.
actor PasswordQueue {
    private let executor = QueueExecutor(label: "PasswordQueue")

    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    /// Calls `hash` when it is its turn. Throws `CancellationError` instead if the task has been canceled until then.
    func run<Hash: Sendable>(_ hash: @Sendable () throws -> Hash) throws -> Hash {
        try Task.checkCancellation()
        return try hash()
    }
}
