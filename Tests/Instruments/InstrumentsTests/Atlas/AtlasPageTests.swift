import Foundation
import TestSupport
import TestTools
import Testing

@testable import Atlas
@testable import Counting
@testable import Tracing

@Suite("The data of an atlas") struct AtlasDataTests {
    private func data(_ recordings: AtlasRecording...) throws -> AtlasData {
        AtlasBuilder(recordings, patterns: AtlasPattern.stubs, sources: try SmallClone([:]).sources()).data
    }

    @Test func `has of each step what it adds to the one before, and no column for a pattern that failed earlier`()
        throws
    {
        let calls: [Call] = [.begin(1), .answer(2, to: 1, time: 2000), .own(3)]
        let screens = [
            ["= Log in", "  Email: "], ["= Log in …", "  Email: ", "! Failed"], ["= Log in …", "  Email: "],
        ]
        let steps = screens.enumerated().map { TracedStep.stub($0, $0 == 0 ? calls : [], screen: $1) }

        let data = try data(
            AtlasRecording("own", ["mvp": steps, "viper": [steps[0]]]),
            AtlasRecording("own", ["mvp": [steps[0]]])
        )

        let columns = data.scenarios[0].steps.compactMap { $0.columns[0] }
        columns.map(\.fresh).expect([[0, 1], [0, 2], []])
        columns.map(\.gone).expect([0, 1, 1])
        columns[0].calls.map { $0.dropFirst() }.expect([[], [0, 2000, 1], [0, -2000]])
        data.scenarios[0].steps.map { $0.columns[1] != nil }.expect([true, false, false])
        data.scenarios.map(\.name).expect(["own", "own (2)"])
    }

    @Test func `has each change of the screen after the call that made it`() throws {
        let changes = (0...3).map { ScreenChange(after: $0, from: ["= \($0)"], to: ["= \($0 + 1)"]) }
        let step = TracedStep.stub(0, [.begin(1), .own(2), .own(3)], changes: changes)

        let data = try data(AtlasRecording("own", ["mvp": [step]]))

        let column = try #require(data.scenarios[0].steps[0].columns[0])
        column.changes.map(\.after).expect([0, 1, 2, 3])
    }

    @Test(arguments: [(299, ""), (300, ""), (301, "…")])
    func `has texts of up to 300 characters, and the beginning of longer ones`(length: Int, end: String) throws {
        let step = TracedStep.stub(0, [], screen: [String(repeating: "é", count: length)])

        let data = try data(AtlasRecording("own", ["mvp": [step]]))

        #expect(data.texts.contains(String(repeating: "é", count: min(length, 300)) + end))
    }
}

@Suite("The page of an atlas") struct AtlasPageTests {
    private func page(of title: String, on patterns: KeyValuePairs<String, String> = ["mvp": "", "viper": ""]) throws
        -> String
    {
        let step = TracedStep.stub(0, [.stub(1, title), .begin(2)], source: "tap \"\(title)\"", screen: ["= \(title)"])
        let traces = patterns.map { Trace(scenario: title, pattern: $0.key, commit: nil, steps: [step]) }
        let recording = AtlasRecording(name: title, summary: title, traces: traces)
        return try AtlasPage([recording], patterns: AtlasPattern.stubs, sources: SmallClone([:]).sources()).html()
    }

    /// Returns the content of the first element that begins with `start`.
    private func content(of page: String, after start: String, before end: String) throws -> String {
        try #require(page.components(separatedBy: start).dropFirst().first?.components(separatedBy: end).first)
    }

    @Test(arguments: [
        "</script><script>alert(1)</script>", "<!--<script>", "\"'`&amp;\\", "]]>", "{{data}}{{script}}",
        "\u{2028}\u{2029}\0", "\u{202E}reversed\u{2066}", String(repeating: "<", count: 1_000),
    ])
    func `has the same elements whatever the titles of a recording are`(title: String) throws {
        let pages = try [page(of: title), page(of: "harmless")]

        let data = try pages.map { try content(of: $0, after: #"id="data">"#, before: "</script>") }
        let object = try JSONSerialization.jsonObject(with: Data(data[0].utf8)) as? [String: Any]
        let texts = try #require(object?["texts"] as? [String])
        #expect(texts.contains { $0.hasPrefix("tap \"") && $0.count < 310 })
        #expect(pages[0].replacing(data[0], with: "") == pages[1].replacing(data[1], with: ""))
        let harmful: [ClosedRange<Unicode.Scalar>] = ["<"..."<", "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}"]
        #expect(!data[0].unicodeScalars.contains { scalar in harmful.contains { $0.contains(scalar) } })
    }

    @Test func `has the same bytes each time, and a ladder only for the patterns that were recorded`() throws {
        let pages = try [page(of: "log-in"), page(of: "log-in"), page(of: "log-in", on: ["viper": "", "mvp": ""])]
        let page = try page(of: "log-in", on: ["viper": ""])

        #expect(Set(pages).count == 1)
        #expect(page.contains(#""title":"VIPER""#))
        #expect(!page.contains(#""title":"MVP""#))
    }

    /// If this fails after a change of Page/page.css or page.js, put the hash that it prints into Page/page.html.
    @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/sha256sum")))
    func `permits only its own style and script, and fetches nothing`() throws {
        let page = try page(of: "log-in")

        let policy = try content(of: page, after: "Content-Security-Policy\" content=\"", before: "\"")
        #expect(policy.hasPrefix("default-src 'none'; "))
        for name in ["style", "script"] {
            let hash = try hash(of: content(of: page, after: "<\(name)>", before: "</\(name)>"))
            #expect(policy.contains("\(name)-src '\(hash)'"))
        }
        for source in ["unsafe", "https:", " src=", "url(", "@import", " style=", " onclick="] {
            #expect(!page.contains(source))
        }
    }

    private func hash(of text: String) throws -> String {
        let directory = try TemporaryDirectory()
        try text.write(to: directory.url.appending(path: "text"), atomically: true, encoding: .utf8)
        let command = ["/usr/bin/sha256sum", directory.url.appending(path: "text").path]
        let digits = Array(try ChildProcess.run(command, limit: .seconds(60)).output.prefix(64))
        let bytes = stride(from: 0, to: digits.count, by: 2).compactMap {
            UInt8(String(digits[$0...($0 + 1)]), radix: 16)
        }
        return "sha256-" + Data(bytes).base64EncodedString()
    }
}

@Suite("A recording that an atlas reads") struct AtlasRecordingTests {
    private func text() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let steps = [
            TracedStep.stub(0, [.stub(1), .begin(2)], omitted: ["closure": 3]), .stub(1, [.answer(3, to: 2)]),
        ]
        let recording = ["mvp": steps, "viper": [.stub(0, [.stub(1)])]] as KeyValuePairs
        return try recording.map { Trace(scenario: "log-in", pattern: $0, commit: nil, steps: $1) }.map { trace in
            String(decoding: try encoder.encode(trace), as: UTF8.self) + "\n"
        }
        .joined()
    }

    @Test(arguments: [
        ("", "", nil), (#""version":3"#, #""version":2"#, "in line 1 the version is 2"),
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
        ("\n{", "\nsomething{", "line 2 is not a trace of version 3"),
    ])
    func `is what trace prints as JSON, and is refused with the reason if it is damaged`(
        part: String,
        damage: String,
        reason: String?
    ) throws {
        let bytes = Array(try text().replacing(part, with: damage).utf8)

        if let reason {
            #expect(throws: DamagedRecording(reason: reason)) { try Trace.read(bytes, patterns: ["mvp", "viper"]) }
        } else {
            #expect(try Trace.read(bytes, patterns: ["mvp", "viper"]).map(\.shown) == [3, 1])
        }
    }
}
