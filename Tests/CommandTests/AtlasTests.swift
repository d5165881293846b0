import Foundation
import TestSupport
import Testing

@Suite("An atlas of recordings", .timeLimit(.minutes(4))) struct AtlasTests {
    private let sandbox: Sandbox

    init() throws {
        sandbox = try Sandbox()
    }

    private let recording = """
        {"omitted":{},"pattern":"mvp","recorded":0,"scenario":"own","shown":0,"steps":[{"calls":[],"changes":[],\
        "number":0,"omitted":{},"scene":{"references":[],"screen":["= Log in"]},"source":"(the app starts)"}],"version":3}

        """

    @Test func `is written by any build`() async throws {
        let file = try sandbox.file("recorded.json", recording.utf8)
        let page = sandbox.url("own.html")
        let words = ["atlas", file, "--output", page.path, "--sources", try sandbox.clone()]

        let outcome = try await sandbox.run(words, of: .lab)

        let text = try String(contentsOf: page, encoding: .utf8)
        #expect(outcome == Sandbox.Outcome(status: 0))
        #expect([#""name":"own""#, #""= Log in""#].allSatisfy(text.contains))
    }

    @Test func `that is damaged ends with 65 and says where`() async throws {
        let file = try sandbox.file("recorded.json", (recording + "{").utf8)

        let outcome = try await sandbox.run(["atlas", file, "--output", sandbox.url("own.html").path], of: .lab)

        let messages = "arch-lab: The recording “\(file)” is damaged: line 2 is not a trace of version 3.\n"
        #expect(outcome == Sandbox.Outcome(status: 65, output: "", messages: messages))
    }

    @Test func `that cannot be written ends with 1 and names the file`() async throws {
        let file = try sandbox.file("recorded.json", recording.utf8)
        let page = sandbox.url("none/own.html").path

        let outcome = try await sandbox.run(
            ["atlas", file, "--output", page, "--sources", sandbox.clone()],
            of: .lab
        )

        let messages = "arch-lab: Cannot write the page to \(page).\n"
        #expect(outcome == Sandbox.Outcome(status: 1, output: "", messages: messages))
    }
}
