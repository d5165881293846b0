import Testing

@testable import Tracing

/// What a part of an app does, and the last lines that show it.
struct Scene: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let texts: [String]
    private let play: @Sendable (inout RecordingBuilder) -> Void

    init(_ name: String, _ texts: [String], play: @escaping @Sendable (inout RecordingBuilder) -> Void) {
        (testDescription, self.texts, self.play) = (name, texts, play)
    }

    var recording: Recording {
        var builder = RecordingBuilder()
        play(&builder)
        return builder.recording
    }
}

extension CallReader {
    /// The calls, indented below their callers.
    var texts: [String] { calls.map { String(repeating: "  ", count: $0.depth) + $0.text } }
}
