import Dispatch
import Foundation
import Synchronization

/// Reads lines from standard input, one when asked for one, on a thread of its own: the main actor stays free.
package final class LineInput {
    /// Whether a person types here; only a person is shown prompts.
    package let isInteractive: Bool

    let descriptor: Int32
    let show: (String) -> Void
    private let reader: Reader

    /// Reads `descriptor`, and gives prompts to `show`.
    package init(descriptor: Int32 = STDIN_FILENO, show: @escaping (String) -> Void = Output.messages.write) {
        self.descriptor = descriptor
        self.show = show
        isInteractive = isatty(descriptor) == 1
        reader = Reader(LineBuffer(repairsText: isInteractive))
    }

    /// The next line without its end, or nil at the end of the input. A line is cut at 1 MB. Bytes that are not UTF-8 are
    /// repaired on a terminal, and throw elsewhere. A terminal shows `prompt`, again after each Ctrl-Z, and behind it a
    /// line that was typed ahead.
    package func nextLine(prompt: String) async throws(InputFailure) -> String? {
        let isTypedAhead = isInteractive && isReadable(descriptor)
        let line = try await unshownLine(prompt: prompt)
        if let line, isTypedAhead { show("\(line.withoutControls)\n") }
        return line
    }

    /// The next line, as `nextLine` gives it; one that was typed ahead is not shown.
    func unshownLine(prompt: String) async throws(InputFailure) -> String? {
        guard isInteractive else { return try await reader.nextLine(from: descriptor) }
        show(prompt)
        Interrupts.onContinue { Task { @MainActor in self.show(prompt) } }
        defer { Interrupts.onContinue(nil) }
        let line = try await reader.nextLine(from: descriptor)
        if line == nil { show("\n") }
        return line
    }

    /// Calls `body` while a terminal does not show what is typed.
    package func unseen<Result, Failure>(
        during body: () async throws(Failure) -> Result
    ) async throws(Failure) -> Result {
        Echo.hide(on: descriptor)
        defer { Echo.restore() }
        return try await body()
    }
}

extension String {
    /// The text with everything replaced that could move a cursor.
    fileprivate var withoutControls: String {
        String(map { $0.unicodeScalars.contains { $0.properties.generalCategory == .control } ? "\u{FFFD}" : $0 })
    }
}

nonisolated private final class Reader: Sendable {
    private let queue = DispatchQueue(label: "line input")
    private let buffer: Mutex<LineBuffer>

    init(_ buffer: LineBuffer) {
        self.buffer = Mutex(buffer)
    }

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
