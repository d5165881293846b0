import Foundation
import Scenarios
import Screens
import Testing

@testable import AppCommand

@Suite("A list") @MainActor struct ListCommandTests {
    @Test func `has names and summaries in columns, and below a pattern its paths, which exist`() throws {
        let text = try ListCommand.patterns.text(DemoOptions())

        let width = (Pattern.allCases.map(\.name.count).max() ?? 0) + 2
        let lines = Pattern.allCases.map { pattern in
            pattern.name.padding(toLength: width, withPad: " ", startingAt: 0) + pattern.title
                + (pattern.isBaseline ? ", the baseline" : "") + "\n    Modules/\(pattern.module)\n    \(pattern.page)"
        }
        #expect(text == lines.map { $0 + "\n" }.joined())
        for place in Pattern.allCases.flatMap({ ["Modules/\($0.module)", $0.page] }) {
            #expect(FileManager.default.fileExists(atPath: root.appending(path: place).path))
        }
    }

    @Test func `is wrapped to 80 columns on a terminal only`() throws {
        let onTerminal = try ListCommand.scenarios.text(DemoOptions(), onTerminal: true)
        let elsewhere = try ListCommand.scenarios.text(DemoOptions())

        #expect(onTerminal.split(separator: "\n").allSatisfy { $0.count <= 80 })
        #expect(elsewhere.split(separator: "\n").count == BuiltInScenarios.all.count)
    }

    @Test func `has only the names with “--quiet”, and each scenario’s steps below it with “--verbose”`() throws {
        let quiet = try ListCommand.scenarios.text(DemoOptions(verbosity: .quiet))
        let verbose = try ListCommand.scenarios.text(DemoOptions(verbosity: .verbose))

        #expect(quiet == BuiltInScenarios.all.map { $0.name + "\n" }.joined())
        #expect(verbose.contains("\n    type \"Email\" \"ibrar@elgrocer.com\"\n"))
        #expect(verbose.split(separator: "\n").count > 10 * BuiltInScenarios.all.count)
    }

    @Test(arguments: ["alert", "ALERT", "two taps", "login-"])
    func `has only the entries whose name or summary contains a text`(word: String) throws {
        let text = try ListCommand.scenarios.text(DemoOptions(word: word, verbosity: .quiet))

        let found = BuiltInScenarios.all.filter { "\($0.name) \($0.summary)".lowercased().contains(word.lowercased()) }
        #expect((1..<BuiltInScenarios.all.count).contains(found.count))
        #expect(text == found.map { $0.name + "\n" }.joined())
    }

    @Test func `that would be empty is a failure that quotes the text safely`() {
        let options = DemoOptions(word: "no\u{1B}such", isJSON: true)

        let failure = #expect(throws: CommandFailure.self) { try ListCommand.scenarios.text(options) }

        #expect(failure?.message == "No scenario’s name or summary contains “no\u{FFFD}such”.")
        #expect(failure?.status == .failed)
    }

    @Test(arguments: [DemoOptions.Verbosity.normal, .quiet])
    func `of the patterns in JSON is what scripts and tests read`(verbosity: DemoOptions.Verbosity) throws {
        let file = root.appending(path: "scripts/patterns.json")

        let text = try ListCommand.patterns.text(DemoOptions(isJSON: true, verbosity: verbosity))

        #expect(try String(contentsOf: file, encoding: .utf8) == text)
    }
}

@MainActor private let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
    .standardized
