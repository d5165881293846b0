import Foundation
import Headless
import Scenarios
import Screens
import Shared
import Terminal
import Testing

@testable import ArchDemo

@Suite struct `A verification` {
    @Test func `passes where every pattern does the same and as expected`() async throws {
        let verification = try await verify(["fine": "print\nexpect screen \"One\"\n"], on: [make("One"), make("One")])

        #expect(verification.isPassed)
        #expect(verification.entries.map(\.difference) == [nil])
    }

    @Test func `fails where a pattern does not do as expected`() async throws {
        let verification = try await verify(["bad": "expect screen \"Two\"\n"], on: [make("One", as: "one")])

        let failure = verification.entries.first?.playbacks["one"]?.failure
        #expect(!verification.isPassed)
        #expect(failure?.message == "Expected the screen “Two”, found the screen “One”.")
    }

    @Test func `fails where one transcript is shorter, and says so`() async throws {
        let patterns = [make("One", as: "long", lines: ["more"]), make("One", as: "short")]

        let verification = try await verify(["print": "print\n"], on: patterns)

        #expect(!verification.isPassed)
        #expect(
            verification.entries.map(\.difference)
                == ["The transcripts differ in line 3: “more” on long, “nothing more” on short."]
        )
    }

    @Test func `reads as the golden report does`() async throws {
        let stories: KeyValuePairs = [
            "both-fail": "back\nexpect screen \"Three\"\n", "both-pass": "back\n",
            "one-fails": "expect screen \"One\"\n", "they-differ": "print\n",
        ]
        let verification = try await verify(stories, on: [make("One", as: "one"), make("Two", as: "two")])

        let report = VerificationReport(verification, paint: LinePaint(.never))

        let golden = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Golden/verification.txt")
        let expected = try String(contentsOf: golden, encoding: .utf8)
        #expect(report.table + report.failures == expected)
    }

    @Test func `is encoded with its entries and whether it passed`() async throws {
        let verification = try await verify(["fine": "back\n"], on: [make("One", as: "one")])

        let json = try JSONText.line(verification)

        #expect(
            json == """
                {"entries":[{"playbacks":{"one":{"transcript":["back"]}},"scenario":"fine"}],"isPassed":true}

                """
        )
    }

    private func verify(
        _ stories: KeyValuePairs<String, String>,
        on patterns: [Pattern]
    ) async throws -> Verification {
        var verification = Verification(patterns: patterns)
        for (name, text) in stories {
            try await verification.add(try ScenarioParser.parse(Array(text.utf8), file: "\(name).scenario"))
        }
        return verification
    }

    private func make(_ title: String, as name: String = "one", lines: [String] = []) -> Pattern {
        Pattern(name: name, title: name) { OneScreenApp(Screen(title, lines.map { .section(line($0)) }), $1) }
    }

    private func line(_ text: String) -> Section {
        let section = Section(text, showsTitle: false)
        section.status = text
        return section
    }
}

/// An app that shows one screen and does nothing.
private final class OneScreenApp: Application, ViewController {
    let screen: Screen
    private weak var window: Window?

    init(_ screen: Screen, _ window: Window) {
        self.screen = screen
        self.window = window
    }

    func start() {
        window?.setRoot(NavigationStack(root: self))
    }

    func open(_ link: DeepLink) {}
}
