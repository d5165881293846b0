import Foundation
import Testing

@testable import Terminal

/// What the process gets from the system, apart from what the tests of the command show.
struct StreamTests {
    @Test(
        arguments: [
            (.auto, ["TERM": "xterm"], true, true), (.auto, ["TERM": "xterm"], false, false), (.auto, [:], true, false),
            (.auto, ["TERM": ""], true, false), (.auto, ["TERM": "dumb"], true, false),
            (.auto, ["TERM": "linux", "ACCESSIBLE": "1"], true, false),
            (.auto, ["TERM": "linux", "ACCESSIBLE": "true"], true, false),
            (.auto, ["TERM": "linux", "ACCESSIBLE": "0"], true, true),
            (.auto, ["TERM": "linux", "ACCESSIBLE": "false"], true, true),
            (.auto, ["TERM": "linux", "ACCESSIBLE": ""], true, true),
            (.auto, ["TERM": "xterm", "NO_COLOR": "1"], true, false),
            (.auto, ["TERM": "xterm", "NO_COLOR": ""], true, true), (.auto, ["CLICOLOR_FORCE": "1"], false, true),
            (.auto, ["CLICOLOR_FORCE": "0"], false, false),
            (.auto, ["CLICOLOR_FORCE": "1", "TERM": "dumb"], true, true),
            (.auto, ["CLICOLOR_FORCE": "1", "NO_COLOR": "1"], true, false),
            (.always, ["NO_COLOR": "1", "TERM": "dumb"], false, true), (.never, ["CLICOLOR_FORCE": "1"], true, false),
        ] as [(ColorChoice, [String: String], Bool, Bool)]
    )
    func `Color set to auto needs escape codes, which ACCESSIBLE excludes, and set to always or never nothing`(
        choice: ColorChoice,
        environment: [String: String],
        isTerminal: Bool,
        isOn: Bool
    ) {
        #expect(choice.isOn(isTerminal: isTerminal, environment: environment) == isOn)
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
