import Scenarios
import TestSupport
import Testing

@testable import AppCommand

@Suite("A line at the prompt") @MainActor struct PromptCommandTests {
    @Test(
        arguments: [
            ("help", .help(nil)), ("?", .help(nil)), ("help # all", .help(nil)),
            ("help expect button", .help("expect")),
            ("help tap row", .help("tap")), ("help q", .help("quit")), ("help exit", .help("quit")),
            ("help ?", .help("help")), (" q ", .quit), (":q # bye", .quit), ("", nil), ("tap \"quit\"", nil),
            ("quite", nil),
        ] as [(String, PromptCommand?)]
    )
    func `requests help, quits or is not a command`(line: String, command: PromptCommand?) throws {
        #expect(try PromptCommand(line) == command)
    }

    @Test func `with more words after “quit” does not quit`() {
        let failure = #expect(throws: StepFailure.self) { try PromptCommand("quit now") }

        #expect(failure?.message == "Expected the end of the line, found “now”.")
    }
}

@Suite("The history of the prompt") @MainActor struct PromptHistoryTests {
    private nonisolated static let (up, upInApplicationMode) = ("\u{1B}[A", "\u{1B}OA")

    @Test(
        arguments: [
            (["back", up], ["back", "back"]), (["back", "print", up + up], ["back", "print", "back"]),
            (["back", "print", up + up, up, up + up], ["back", "print", "back", "back", "print"]),
            (["back", "", "back", up + upInApplicationMode], ["back", "", "back", "back"]),
            (["tap \"A\"", up + up + up], ["tap \"A\"", "tap \"A\""]), ([up], [""]),
            (["back", "print" + up, "\u{1B}[B"], ["back", "print" + up, "\u{1B}[B"]),
        ]
    )
    func `repeats a line, as many back as ↑ was pressed, if no other key was`(typed: [String], meant: [String]) {
        var history = PromptHistory()

        typed.map { history.line($0) }.expect(meant)
    }
}

@Suite("Help on steps") @MainActor struct StepHelpTests {
    @Test(arguments: StepGuide.topics)
    func `has a page on every topic, 80 columns wide`(topic: String) throws {
        let page = try StepHelp.text(about: topic)

        #expect(page.split(separator: "\n").allSatisfy { $0.count <= 80 })
    }

    @Test func `suggests the nearest topic for an unknown one`() {
        let failure = #expect(throws: StepFailure.self) { try StepHelp.text(about: "click") }

        #expect(failure?.message == "There is no step “click”. Did you mean “help tap”?")
    }
}
