import Foundation
import Headless
import Scenarios
import Screens
import Shared
import Terminal
import TestSupport
import Testing

@testable import ArchDemo

@Suite("A verification") struct VerificationTests {
    @Test func `passes if every pattern does the same and as expected`() async throws {
        let verification = try await verify(["fine": "print\nexpect screen \"One\"\n"], on: [make("One"), make("One")])

        #expect(verification.isPassed)
        verification.entries.map(\.difference).expect([nil])
    }

    @Test func `fails if a pattern does not do as expected`() async throws {
        let verification = try await verify(["bad": "expect screen \"Two\"\n"], on: [make("One", as: "one")])

        let failure = verification.entries.first?.playbacks["one"]?.failure
        #expect(!verification.isPassed)
        #expect(failure?.message == "Expected the screen “Two”, found the screen “One”.")
    }

    @Test func `fails if one transcript is shorter, and says so`() async throws {
        let patterns = [make("One", as: "long", lines: ["more"]), make("One", as: "short")]

        let verification = try await verify(["print": "print\n"], on: patterns)

        #expect(!verification.isPassed)
        verification.entries.map(\.difference).expect([
            "The transcripts differ in line 3: “more” on long, “(end)” on short."
        ])
    }

    @Test func `matches the golden report`() async throws {
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

    @Test func `shows a failure only once if it is the same on all patterns`() async throws {
        let patterns = [make("One", as: "a"), make("One", as: "b")]
        let verification = try await verify(["story": "expect screen \"Two\"\n"], on: patterns)

        let report = VerificationReport(verification, paint: LinePaint(.never))

        let failure = "story.scenario:1: Expected the screen “Two”, found the screen “One”.\n    = One\n"
        #expect(report.failures == "\nstory on all patterns\n\(failure)")
    }

    @Test func `is encoded with its entries and whether it passed`() async throws {
        let verification = try await verify(["fine": "back\n"], on: [make("One", as: "one")])

        let json = try JSONOutput.line(verification)

        #expect(
            json == """
                {"entries":[{"playbacks":{"one":{"transcript":["back"]}},"scenario":"fine","verdicts":{"one":"ok"}}],"isPassed":true}

                """
        )
    }

    @Test func `reports that the one failing pattern stands alone`() async throws {
        let patterns = [make("One", as: "a"), make("Two", as: "b"), make("One", as: "c")]

        let verification = try await verify(["story": "expect screen \"One\"\nprint\n"], on: patterns)

        let entry = try #require(verification.entries.first)
        #expect(entry.verdicts == ["a": .ok, "b": .failed, "c": .ok])
        #expect(entry.alone == "b")
        #expect(entry.difference == nil)
        let table = VerificationReport(verification, paint: LinePaint(.never)).table
        #expect(table.contains("\nstory     ok      failed  ok      b stands alone\n"))
    }

    @Test(arguments: 0..<3)
    func `accepts the majority’s transcript as right if no pattern fails`(place: Int) async throws {
        let names = ["a", "b", "c"]
        let patterns = names.enumerated().map { make($0 == place ? "Two" : "One", as: $1) }

        let verification = try await verify(["story": "print\n"], on: patterns)

        let entry = try #require(verification.entries.first)
        #expect(!verification.isPassed)
        names.map { entry.verdicts[$0] }.expect(names.indices.map { $0 == place ? .differs : .ok })
        #expect(entry.alone == names[place])
        #expect(entry.difference?.hasSuffix("“= Two” on \(names[place]).") == true)
    }

    @Test func `accepts no transcript as right if all differ`() async throws {
        let patterns = [make("One", as: "a"), make("Two", as: "b"), make("Three", as: "c")]

        let verification = try await verify(["story": "print\n"], on: patterns)

        let entry = try #require(verification.entries.first)
        #expect(entry.verdicts == ["a": .differs, "b": .differs, "c": .differs])
        #expect(entry.alone == nil)
    }

    @Test func `accepts the only pattern that plays to the end as right`() async throws {
        let patterns = [make("One", as: "a"), make("Two", as: "b"), make("One", as: "c")]

        let verification = try await verify(["story": "expect screen \"Two\"\n"], on: patterns)

        let entry = try #require(verification.entries.first)
        #expect(entry.verdicts == ["a": .failed, "b": .ok, "c": .failed])
        #expect(entry.alone == nil)
    }

    @Test func `shows a wide name in full and keeps the columns aligned`() async throws {
        let verification = try await verify(["🎂🎂🎂🎂🎂日本": "back\n", "plain": "back\n"], on: [make("One")])

        let table = VerificationReport(verification, paint: LinePaint(.never)).table

        #expect(table.hasPrefix("scenario        one\n🎂🎂🎂🎂🎂日本  ok\nplain           ok\n"))
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

/// An app with a single screen.
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
