import Foundation
import Headless
import Scenarios
import Screens
import Shared
import Terminal
import Testing

@testable import ArchDemo

@Suite("A verification") struct VerificationTests {
    @Test func `fails if one transcript is shorter, and says so`() async throws {
        let patterns = [make("One", as: "long", lines: ["more"]), make("One", as: "short")]

        let verification = try await verify(["print": "print\n"], on: patterns)

        let difference = "The transcripts differ in line 3: “more” on long, “(end)” on short."
        #expect(!verification.isPassed && verification.entries.map(\.difference) == [difference])
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

    @Test(
        arguments: [
            (["One", "Two", "One"], "expect screen \"One\"\n", [.ok, .failed, .ok], "b"),
            (["One", "Two", "One"], "expect screen \"Two\"\n", [.failed, .ok, .failed], nil),
            (["Two", "One", "One"], "print\n", [.differs, .ok, .ok], "a"),
            (["One", "Two", "One"], "print\n", [.ok, .differs, .ok], "b"),
            (["One", "One", "Two"], "print\n", [.ok, .ok, .differs], "c"),
            (["One", "Two", "Three"], "print\n", [.differs, .differs, .differs], nil),
        ] as [([String], String, [VerificationEntry.Verdict], String?)]
    )
    func `accepts what played to the end and the majority’s transcript as right, and names a pattern that stands alone`(
        titles: [String],
        story: String,
        verdicts: [VerificationEntry.Verdict],
        alone: String?
    ) async throws {
        let names = ["a", "b", "c"]

        let verification = try await verify(["story": story], on: zip(titles, names).map { make($0, as: $1) })

        let entry = verification.entries.first
        #expect((names.compactMap { entry?.verdicts[$0] }, entry?.alone) == (verdicts, alone))
        #expect((entry?.difference != nil) == verdicts.contains(.differs))
    }

    @Test func `names the pattern that stands alone in its report, and what only that one shows`() async throws {
        let patterns = [make("One", as: "a"), make("Two", as: "b"), make("One", as: "c")]
        let verification = try await verify(["story": "print\n"], on: patterns)

        let report = VerificationReport(verification, paint: LinePaint(.never))

        #expect(report.table.contains("\nstory     ok      differs ok      b stands alone\n"))
        #expect(verification.entries.first?.difference?.hasSuffix("“= Two” on b.") == true)
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
