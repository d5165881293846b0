import Foundation
import TestSupport
import Testing

@Suite("An atlas of recordings") struct AtlasTests {
    private let sandbox: Sandbox

    init() throws {
        sandbox = try Sandbox()
    }

    private let recording = """
        {"omitted":{},"pattern":"mvp","recorded":0,"scenario":"own","shown":0,"steps":[{"calls":[],"changes":[],\
        "number":0,"omitted":{},"scene":{"references":[],"screen":["= Log in"]},"source":"(the app starts)"}],"version":3}

        """

    @Test func `is written by any build; where it cannot be, the command ends with 1 and names the file`() async throws
    {
        let page = sandbox.url("own.html")
        let words = ["atlas", try sandbox.file("recorded.json", recording.utf8), "--sources", try sandbox.clone()]

        let written = try await sandbox.run(words + ["--output", page.path], of: .lab)
        let unwritten = try await sandbox.run(words + ["--output", "/none/own.html"], of: .lab)

        let text = try String(contentsOf: page, encoding: .utf8)
        #expect(written == Sandbox.Outcome(status: 0))
        #expect([#""name":"own""#, #""= Log in""#].allSatisfy(text.contains))
        let message = "arch-lab: Cannot write the page to /none/own.html.\n"
        #expect(unwritten == Sandbox.Outcome(status: 1, messages: message))
    }

    @Test func `that is damaged ends with 65 and says where`() async throws {
        let file = try sandbox.file("recorded.json", (recording + "{").utf8)

        let outcome = try await sandbox.run(["atlas", file, "--output", sandbox.url("own.html").path], of: .lab)

        // A path of over a hundred characters is cut.
        #expect(outcome.messages.hasPrefix("arch-lab: The recording “\(file.prefix(50))"))
        #expect(outcome.messages.hasSuffix("” is damaged: line 2 is not a trace of version 3.\n"))
        #expect(outcome.status == 65)
    }
}
