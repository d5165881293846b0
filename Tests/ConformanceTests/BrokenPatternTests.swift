import Headless
import Scenarios
import Screens
import Shared
import Terminal
import Testing

@testable import ArchDemo

@Suite("A pattern broken on purpose", .timeLimit(.minutes(4))) struct BrokenPatternTests {
    @Test func `fails with the file, the line, what was expected and what it showed`() async throws {
        let verification = try await verify(
            """
            # The message of an invalid email
            tap "Log in"
            expect error "Email" "Enter a valid email address"
            """
        )

        let entry = try #require(verification.entries.first)
        let failure = try #require(entry.playbacks["broken"]?.failure)
        #expect(!verification.isPassed)
        #expect(entry.playbacks["mvp"]?.failure == nil)
        #expect(
            "\(failure.file):\(failure.line): \(failure.message)"
                == "login.scenario:3: Expected the error “Enter a valid email address” at the field “Email”, "
                + "found “Enter a vaild email address”."
        )
        #expect(failure.screen.contains("    ^ Enter a vaild email address"))
    }

    @Test func `differs in its transcript even if no expectation fails`() async throws {
        let verification = try await verify(
            """
            tap "Log in"
            print
            """
        )

        let entry = try #require(verification.entries.first)
        #expect(!verification.isPassed)
        #expect(entry.playbacks.values.allSatisfy { $0.failure == nil })
        #expect(
            entry.difference == "The transcripts differ in line 5: “^ Enter a valid email address” on MVP, "
                + "“^ Enter a vaild email address” on Broken."
        )
    }

    @Test func `is named in the report`() async throws {
        let verification = try await verify("tap \"Log in\"\nexpect alert \"Check your details\"")

        let report = VerificationReport(verification, paint: LinePaint(.never))

        #expect(report.table.contains("login     ok      failed\n"))
        let place = "\nlogin on Broken\nlogin.scenario:2: Expected the alert “Check your details”, found none.\n"
        #expect(report.failures.hasPrefix(place))
    }

    private func verify(_ text: String) async throws -> Verification {
        var verification = Verification(patterns: [Pattern.mvp, MisspellingApp.pattern])
        try await verification.add(try ScenarioParser.parse(Array(text.utf8), file: "login.scenario"))
        return verification
    }
}
