import Foundation
import Testing

@testable import Atlas
@testable import Tracing

@Suite("A recording that an atlas reads") struct RecordingTests {
    private let traces: [Trace] = [
        .stub(
            "mvp",
            [.stub(0, "start", [.stub(1), .begin(2)], omitted: [.closure: 3]), .stub(1, "tap", [.answer(3, to: 2)])]
        ),
        .stub("viper", [.stub(0, "start", [.stub(1)])]),
    ]

    private func text() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return try traces.map { String(decoding: try encoder.encode($0), as: UTF8.self) + "\n" }.joined()
    }

    private func read(_ text: String) throws -> [Trace] {
        try Trace.read(Array(text.utf8), patterns: ["mvp", "viper"])
    }

    @Test func `is what trace prints as JSON`() throws {
        #expect(try read(text()) == traces)
    }

    @Test(arguments: [
        (#""version":3"#, #""version":2"#, "in line 1 the version is 2"),
        (#""pattern":"viper""#, #""pattern":"mvx""#, "in line 2 the pattern is unknown"),
        (#""pattern":"viper""#, #""pattern":"mvp""#, "in line 2 a trace is repeated"),
        (#""number":1"#, #""number":2"#, "in line 1 a step is missing"),
        (#""id":3"#, #""id":4"#, "in line 1 a call is missing"),
        (#""answers":2"#, #""answers":3"#, "in line 1 a call refers to a later one"),
        (#""depth":0"#, #""depth":9"#, "in line 1 a call refers to a later one"),
        (#""time":0"#, #""time":-1"#, "in line 1 a call refers to a later one"),
        (#""closure":3"#, #""closure":-3"#, "in line 1 the numbers do not add up"),
        (#""closure":3"#, #""closure":9223372036854775807"#, "in line 1 the numbers do not add up"),
        (#""closure":3"#, #""unknown":3"#, "in line 1 the numbers do not add up"),
        (#""shown":3"#, #""shown":4"#, "in line 1 the numbers do not add up"),
        (#""steps":["#, #""steps":"#, "line 1 is not a trace of version 3"),
        ("\n{", "\nsomething{", "line 2 is not a trace of version 3"),
        (#""version":3}"#, "", "line 1 is not a trace of version 3"),
    ])
    func `is refused with the reason if it is damaged`(part: String, damage: String, reason: String) throws {
        let text = try text()
        #expect(text.contains(part))

        #expect(throws: DamagedRecording(reason: reason)) {
            try read(text.replacing(part, with: damage))
        }
    }
}
