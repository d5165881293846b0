import Foundation
import TestSupport
import Testing

@testable import Terminal

/// What the process gets from the system, apart from what the tests of the command show.
struct StreamTests {
    @Test(
        arguments: [
            (.auto, ["TERM": "xterm"], true, true), (.auto, ["TERM": "xterm"], false, false), (.auto, [:], true, false),
            (.auto, ["TERM": "dumb"], true, false), (.auto, ["TERM": "xterm", "ACCESSIBLE": "1"], true, false),
            (.auto, ["TERM": "xterm", "NO_COLOR": "1"], true, false),
            (.auto, ["TERM": "xterm", "NO_COLOR": ""], true, true), (.auto, ["CLICOLOR_FORCE": "1"], false, true),
            (.auto, ["CLICOLOR_FORCE": "0"], false, false),
            (.auto, ["CLICOLOR_FORCE": "1", "TERM": "dumb"], true, true),
            (.auto, ["CLICOLOR_FORCE": "1", "NO_COLOR": "1"], true, false),
            (.always, ["NO_COLOR": "1", "TERM": "dumb"], false, true), (.never, ["CLICOLOR_FORCE": "1"], true, false),
        ] as [(ColorChoice, [String: String], Bool, Bool)]
    )
    func `Color set to auto follows the environment, set to always or never it does not`(
        choice: ColorChoice,
        environment: [String: String],
        isTerminal: Bool,
        isOn: Bool
    ) {
        #expect(choice.isOn(isTerminal: isTerminal, environment: environment) == isOn)
    }

    @Test(
        arguments: [
            (["TERM": "xterm-256color"], true), (["TERM": "linux"], true), ([:], false), (["TERM": ""], false),
            (["TERM": "dumb"], false), (["TERM": "xterm", "ACCESSIBLE": "1"], false),
            (["TERM": "xterm", "ACCESSIBLE": "true"], false), (["TERM": "xterm", "ACCESSIBLE": "0"], true),
            (["TERM": "xterm", "ACCESSIBLE": "false"], true), (["TERM": "xterm", "ACCESSIBLE": ""], true),
        ]
    )
    func `A terminal that can move the cursor gets escape codes and animation unless ACCESSIBLE is set`(
        environment: [String: String],
        isAllowed: Bool
    ) {
        #expect(environment.allowsEscapeCodes == isAllowed)
    }

    @Test(arguments: [(0, ""), (3, "abc"), (6, "abcdef"), (9, "abcdef")])
    func `Only the beginning of a file is read, up to the limit`(limit: Int, content: String) throws {
        let directory = try TemporaryDirectory()
        let file = directory.url.appending(path: "file")
        try Data("abcdef".utf8).write(to: file)

        try FileBytes.read(file.path, atMost: limit).expect(Array(content.utf8))
    }

    @Test func `Output writes all of a text that is larger than a pipe's buffer`() async throws {
        let pipe = try PipeEnds()
        let text = String(repeating: "0123456789abcdef", count: 65_536)
        let (reading, writing) = (pipe.reading, pipe.writing)
        _ = fcntl(writing, F_SETFL, O_NONBLOCK)

        let reader = Task.detached {
            var count = 0
            while count < text.utf8.count { count += try readChunk(from: reading).count }
            return count
        }
        let writer = Task.detached {
            Terminal.Output(descriptor: writing) { _ in Issue.record("the pipe is open") }.write(text)
        }
        await writer.value

        #expect(try await reader.value == text.utf8.count)
    }
}
