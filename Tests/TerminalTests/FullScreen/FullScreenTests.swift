import Testing

@testable import Terminal

struct FullScreenTests {
    @Test(arguments: [
        (input: true, output: true, environment: ["TERM": "xterm-256color"], isAvailable: true),
        (true, true, ["TERM": "linux"], true),
        (false, true, ["TERM": "xterm"], false),
        (true, false, ["TERM": "xterm"], false),
        (true, true, [:], false),
        (true, true, ["TERM": ""], false),
        (true, true, ["TERM": "dumb"], false),
        (true, true, ["TERM": "xterm", "ACCESSIBLE": "1"], false),
        (true, true, ["TERM": "xterm", "ACCESSIBLE": "true"], false),
        (true, true, ["TERM": "xterm", "ACCESSIBLE": "0"], true),
        (true, true, ["TERM": "xterm", "ACCESSIBLE": "false"], true),
        (true, true, ["TERM": "xterm", "ACCESSIBLE": ""], true),
    ])
    func `The full screen is used on a terminal that can move the cursor, unless ACCESSIBLE is set`(
        input: Bool,
        output: Bool,
        environment: [String: String],
        isAvailable: Bool
    ) {
        let answer = TerminalSession.isAvailable(
            inputIsTerminal: input,
            outputIsTerminal: output,
            environment: environment
        )

        #expect(answer == isAvailable)
    }
}
