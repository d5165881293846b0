import Scenarios
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
