import Foundation
import Headless
import Shared
import TestSupport
import Testing

@testable import Scenarios

nonisolated struct ScenarioFileTests {
    @Test func `A file gives options and steps with their lines`() throws {
        let text = """
            # Shows Users.
            option latency 0.5
            option   landing users # not Dashboard
            option policy modern
            option after-signup landing
            option open users
            option network offline

            tap   "Log in"  # fails
              print
            """

        let scenario = try ScenarioParser.parse(Array(text.utf8), file: "stories/users.scenario")

        var options = ScenarioOptions()
        (options.latency, options.network) = (.milliseconds(500), .offline)
        (options.app.policy, options.app.landing) = (.modern, .users)
        (options.app.afterSignup, options.app.link) = (.landing, .users)
        #expect(scenario.name == "users")
        #expect(scenario.file == "stories/users.scenario")
        #expect(scenario.options == options)
        #expect(scenario.optionSources[1] == "option landing users")
        scenario.lines.expect([
            Scenario.Line(number: 9, source: #"tap "Log in""#, step: .tap(label: "Log in")),
            Scenario.Line(number: 10, source: "print", step: .print),
        ])
    }

    @Test func `Lines may have Windows line ends, and a byte order mark may come first`() throws {
        let bytes = [0xEF, 0xBB, 0xBF] + Array("option latency 2\r\n\r\ntap \"A\"\r\nprint".utf8)

        let scenario = try ScenarioParser.parse(bytes, file: "w.scenario")

        #expect(scenario.options.latency == .seconds(2))
        scenario.lines.map { "\($0.number): \($0.source)" }.expect(["3: tap \"A\"", "4: print"])
    }

    nonisolated static let mistakes: [(String, String)] = [
        (
            "back\nexpect\n",
            "f.scenario:2:7: Expected an expectation, found the end of the line. \(ScenarioParserTests.expectations)"
        ),
        ("back\n option latency 2", "f.scenario:2:2: An option must come before the first step."),
        ("option latency 2\n+ back", "f.scenario:2:1: The first step has no step before it that “+” could follow."),
        ("optoin latency 2", "f.scenario:1:1: Expected a step, found “optoin”. Did you mean “option”?"),
        ("option latncy 2", "f.scenario:1:8: Expected an option, found “latncy”. Did you mean “latency”?"),
        (
            "option color red",
            "f.scenario:1:8: Expected an option, found “color”. "
                + "Choose network, latency, policy, landing, after-signup or open."
        ),
        ("login", "f.scenario:1:1: Expected a step, found “login”. Try “arch-demo help steps”."),
        ("# nothing\noption latency 2\n", "f.scenario:1:1: The scenario has no steps."),
        (
            "option policy morden",
            "f.scenario:1:15: Expected classic or modern, found “morden”. Did you mean “modern”?"
        ),
        (
            "option landing user",
            "f.scenario:1:16: Expected dashboard, users or photos, found “user”. Did you mean “users”?"
        ),
        (
            "option open usres",
            "f.scenario:1:13: Expected a deep link (\(DeepLink.forms)), found “usres”. Did you mean “users”?"
        ),
        (
            "option latency fast",
            "f.scenario:1:16: Expected seconds up to 999999999 with at most three decimals, found “fast”."
        ),
        ("option latency 1 2", "f.scenario:1:18: Expected the end of the line, found “2”."),
        (
            "back\r\ntype \"é\u{301}\" x",
            "f.scenario:2:10: Expected the text to type in quotes. Did you mean “type \"é\u{301}\" \"…\"”?"
        ),
        ("back\ntype \"\0\"", "f.scenario:2:7: A scenario must not contain a NUL character."),
        ("tap \u{1B}[31m", "f.scenario:1:5: Expected a button’s label in quotes or “row”, found “\u{1B}[31m”."),
    ]

    @Test(arguments: mistakes)
    func `An error has file, line and column`(text: String, description: String) {
        let error = #expect(throws: ScenarioError.self) {
            try ScenarioParser.parse(Array(text.utf8), file: "f.scenario")
        }

        #expect(error?.description == description)
    }

    @Test func `Invalid UTF-8 is reported at its position`() {
        let bytes = Array("back\ntap \"é".utf8) + [0xFF] + Array("\"\n".utf8)

        let error = #expect(throws: ScenarioError.self) { try ScenarioParser.parse(bytes, file: "f.scenario") }

        #expect(error?.description == "f.scenario:2:7: This is not UTF-8 text.")
    }

    @Test func `A file of more than a megabyte is rejected`() throws {
        let largest = Array("back #".utf8) + [UInt8](repeating: UInt8(ascii: "#"), count: 999_994)

        let error = #expect(throws: ScenarioError.self) {
            try ScenarioParser.parse(largest + [UInt8(ascii: "#")], file: "f.scenario")
        }

        #expect(error?.description == "f.scenario:1:1: A scenario has at most 1000000 bytes.")
        #expect(try ScenarioParser.parse(largest, file: "f.scenario").lines.count == 1)
    }
}
