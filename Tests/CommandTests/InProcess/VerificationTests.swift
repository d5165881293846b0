import Foundation
import Headless
import Scenarios
import Screens
import Shared
import Terminal
import TestSupport
import Testing

@testable import AppCommand

@Suite("A verification") @MainActor struct VerificationTests {
    @Test func `fails if one transcript is shorter, and says so`() async throws {
        let patterns = [make("One", as: "long", lines: ["more"]), make("One", as: "short")]

        let verification = try await verify(["print": "print\n"], on: patterns)

        #expect(!verification.isPassed)
        verification.entries.map(\.difference).expect([
            "The transcripts differ in line 3: “more” on long, “(end)” on short."
        ])
    }

    @Test(
        arguments: [
            ["fails": "refresh\n", "passes": "back\n"], ["passes": "back\n", "fails": "refresh\n"],
        ] as [KeyValuePairs]
    )
    func `fails if one of its scenarios does, the first or the last`(
        stories: KeyValuePairs<String, String>
    ) async throws {
        let verification = try await verify(stories, on: [make("One")])

        #expect(!verification.isPassed)
    }

    @Test func `matches the golden report`() async throws {
        let stories: KeyValuePairs = [
            "both-fail": "back\nexpect screen \"Three\"\n", "both-pass": "back\n",
            "one-fails": "expect screen \"One\"\n", "they-differ": "print\n",
        ]
        let verification = try await verify(stories, on: [make("One", as: "one"), make("Two", as: "two")])

        let report = report(of: verification)

        let golden = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Golden/verification.txt")
        #expect(!verification.isPassed)
        #expect(report.table + report.failures == (try String(contentsOf: golden, encoding: .utf8)))
    }

    @Test(
        arguments: [
            (["One", "One"], ["all patterns"]), (["One"], ["a"]), (["One", "One", "Two"], ["a", "b"]),
        ] as [([String], [String])]
    )
    func `shows a failure only once if it is the same on all patterns`(screens: [String], places: [String]) async throws
    {
        let patterns = zip(screens, ["a", "b", "c"]).map { make($0, as: $1) }

        let verification = try await verify(["story": "expect screen \"Two\"\n"], on: patterns)

        let failure = "story.scenario:1: Expected the screen “Two”, found the screen “One”.\n    = One\n"
        #expect(report(of: verification).failures == places.map { "\nstory on \($0)\n\(failure)" }.joined())
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

    @Test func `keeps equal transcripts once, of others the beginning that they share, and none unless told to`()
        async throws
    {
        let patterns = [make("One", as: "a"), make("One", as: "b"), make("One", as: "c", lines: ["more"])]
        let story: KeyValuePairs = ["story": "print\nprint\nback\n"]

        let kept = try await verify(story, on: patterns).entries[0].playbacks
        let forgotten = try await verify(story, on: patterns, keepsTranscripts: false)

        let places = patterns.map { kept[$0.name]?.transcript.withUnsafeBufferPointer(\.baseAddress) }
        let more = ["    = One", "      more"]
        kept["c"]?.transcript.expect(["print"] + more + ["print"] + more + ["back"])
        #expect(places[0] == places[1])
        #expect(places[0] != places[2])
        #expect(forgotten.entries[0].playbacks.values.allSatisfy { $0.transcript.isEmpty })
        #expect(forgotten.entries[0].alone == "c")
    }

    @Test(
        arguments: [
            ("expect screen \"One\"\nprint\n", ["One", "One", "One"], [.ok, .ok, .ok], nil, nil),
            ("expect screen \"One\"\nprint\n", ["One", "Two", "One"], [.ok, .failed, .ok], "b", nil),
            ("expect screen \"Two\"\n", ["One", "Two", "One"], [.failed, .ok, .failed], nil, nil),
            ("print\n", ["Two", "One", "One"], [.differs, .ok, .ok], "a", "“= One” on b, “= Two” on a."),
            ("print\n", ["One", "Two", "One"], [.ok, .differs, .ok], "b", "“= One” on a, “= Two” on b."),
            ("print\n", ["One", "One", "Two"], [.ok, .ok, .differs], "c", "“= One” on a, “= Two” on c."),
            ("print\n", ["One", "Two", "Three"], [.differs, .differs, .differs], nil, "“= One” on a, “= Two” on b."),
        ] as [(String, [String], [Verification.Entry.Verdict], String?, String?)]
    )
    func `accepts those that play to the end and, of these, the majority; the only wrong one stands alone`(
        story: String,
        screens: [String],
        verdicts: [Verification.Entry.Verdict],
        alone: String?,
        difference: String?
    ) async throws {
        let names = ["a", "b", "c"]

        let verification = try await verify(["story": story], on: zip(screens, names).map { make($0, as: $1) })

        let entry = try #require(verification.entries.first)
        names.map { entry.verdicts[$0] }.expect(verdicts)
        #expect(entry.alone == alone)
        #expect(verification.isPassed == verdicts.allSatisfy { $0 == .ok })
        #expect(difference.map { entry.difference?.hasSuffix($0) == true } ?? (entry.difference == nil))
        #expect(report(of: verification).table.contains("b stands alone\n") == (alone == "b"))
    }

    @Test func `shows a wide name in full and keeps the columns aligned`() async throws {
        let verification = try await verify(["🎂🎂🎂🎂🎂日本": "back\n", "plain": "back\n"], on: [make("One")])

        let table = report(of: verification).table

        #expect(table.hasPrefix("scenario        one\n🎂🎂🎂🎂🎂日本  ok\nplain           ok\n"))
    }

    private func verify(
        _ stories: KeyValuePairs<String, String>,
        on patterns: [Pattern],
        keepsTranscripts: Bool = true
    ) async throws -> Verification {
        var verification = Verification(patterns: patterns, keepsTranscripts: keepsTranscripts)
        for (name, text) in stories {
            try await verification.add(try ScenarioParser.parse(Array(text.utf8), file: "\(name).scenario"))
        }
        return verification
    }

    private func report(of verification: Verification) -> VerificationReport {
        VerificationReport(verification, paint: LinePaint(.never))
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
@MainActor private final class OneScreenApp: Application, ViewController {
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
