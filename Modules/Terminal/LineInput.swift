import Dispatch
import Foundation
import Synchronization

/// Reads lines from standard input, one when asked for one, on a thread of its own: the main actor stays free.
package final class LineInput {
    /// Whether a person types here; only a person is shown prompts.
    package let isInteractive: Bool

    let descriptor: Int32
    let show: (String) -> Void
    private let reader = Reader()

    /// Reads `descriptor`, and gives prompts to `show`.
    package init(descriptor: Int32 = STDIN_FILENO, show: @escaping (String) -> Void = Output.messages.write) {
        self.descriptor = descriptor
        self.show = show
        isInteractive = isatty(descriptor) == 1
    }

    /// The next line without its end, or nil at the end of the input. Bytes that are not UTF-8 are repaired, and a line
    /// is cut at 1 MB. A terminal shows `prompt`, again after each Ctrl-Z.
    package func nextLine(prompt: String) async throws(InputFailure) -> String? {
        guard isInteractive else { return try await reader.nextLine(from: descriptor) }
        show(prompt)
        Interrupts.onContinue { Task { @MainActor in self.show(prompt) } }
        defer { Interrupts.onContinue(nil) }
        let line = try await reader.nextLine(from: descriptor)
        if line == nil { show("\n") }
        return line
    }
}

nonisolated private final class Reader: Sendable {
    private let queue = DispatchQueue(label: "line input")
    private let buffer = Mutex(LineBuffer())

    func nextLine(from descriptor: Int32) async throws(InputFailure) -> String? {
        let result: Result<String?, InputFailure> = await withCheckedContinuation { continuation in
            queue.async { [self] in
                let line = buffer.withLock { buffer in
                    Result { () throws(InputFailure) in
                        try buffer.nextLine { () throws(InputFailure) in try readChunk(from: descriptor) }
                    }
                }
                continuation.resume(returning: line)
            }
        }
        return try result.get()
    }
}
