import CTerminal
import Dispatch
import Foundation
import Synchronization

/// Reads lines from standard input on demand, on a separate thread to keep the main actor free.
package final class LineInput {
    /// Whether the input is a terminal; prompts are shown only then.
    package let isInteractive: Bool

    private let descriptor: Int32
    private let show: (String) -> Void
    private let reader: Reader

    /// Creates an input that reads `descriptor` and shows prompts with `show`.
    package init(descriptor: Int32 = STDIN_FILENO, show: @escaping (String) -> Void = Output.messages.write) {
        self.descriptor = descriptor
        self.show = show
        isInteractive = isatty(descriptor) == 1
        reader = Reader(LineBuffer(repairsText: isInteractive))
    }

    /// Returns the next line without its end, or `nil` at the end of the input. Throws if it exceeds 1 MB, and for
    /// bytes that are not UTF-8. On a terminal, replaces such bytes and makes tabs spaces; shows `prompt`, also after
    /// Ctrl-Z, followed by a line that was typed ahead.
    package func nextLine(prompt: String) async throws(InputFailure) -> String? {
        let isTypedAhead = isInteractive && isReady(descriptor, for: POLLIN)
        let line = try await unshownLine(prompt: prompt)
        if let line, isTypedAhead { show("\(line.withoutControls)\n") }
        return line
    }

    /// Returns the next line without showing what is typed, such as a password, or `nil` at the end of the input. On a
    /// terminal the cursor moves to a new line afterwards.
    package func nextHiddenLine(prompt: String) async throws(InputFailure) -> String? {
        let line = try await unseen { () throws(InputFailure) in try await unshownLine(prompt: prompt) }
        if line != nil, isInteractive { show("\n") }
        return line
    }

    /// Returns the next line like `nextLine`, without showing a line that was typed ahead.
    private func unshownLine(prompt: String) async throws(InputFailure) -> String? {
        guard isInteractive else { return try await reader.nextLine(from: descriptor) }
        show(prompt)
        Interrupts.onContinue { [self] in if !terminal_is_in_background(descriptor) { show(prompt) } }
        defer { Interrupts.onContinue(nil) }
        let line = try await reader.nextLine(from: descriptor)?.inOneLine
        if line == nil { show("\n") }
        return line
    }

    /// Returns the next line from a pipe or file without suspending; `nil` unless it has arrived and begins with
    /// `sign`.
    package func lineAtOnce(beginningWith sign: Unicode.Scalar) throws(InputFailure) -> String? {
        guard !isInteractive else { return nil }
        return try reader.lineAtOnce(from: descriptor, beginningWith: UInt8(ascii: sign))
    }

    /// Calls `body` while the terminal does not echo, once the process is in the foreground.
    package func unseen<Result, Failure>(
        during body: () async throws(Failure) -> Result
    ) async throws(Failure) -> Result {
        terminal_await_foreground(descriptor)
        echo_hide(descriptor)
        defer { echo_restore() }
        return try await body()
    }
}

extension String {
    /// The text with replaced control characters, which could move the cursor.
    fileprivate var withoutControls: String {
        String(map { $0.isControl ? "\u{FFFD}" : $0 })
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

    func lineAtOnce(from descriptor: Int32, beginningWith sign: UInt8) throws(InputFailure) -> String? {
        try buffer.withLock { buffer throws(InputFailure) in
            try buffer.completeLine(beginningWith: sign) { () throws(InputFailure) in
                isReady(descriptor, for: POLLIN) ? try readChunk(from: descriptor) : nil
            }
        }
    }
}
