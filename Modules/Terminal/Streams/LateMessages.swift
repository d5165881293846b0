import Synchronization

/// Messages that would disturb the full screen, and are therefore written to standard error once it is left.
nonisolated package enum LateMessages {
    private static let text = Mutex("")

    /// Keeps a message until the screen is left.
    @Sendable package static func add(_ message: String) {
        text.withLock { $0 += message }
    }

    /// Writes the messages, after the screen is left.
    static func write() {
        let held = text.withLock { text in
            defer { text = "" }
            return text
        }
        Output.messages.write(held)
    }
}
