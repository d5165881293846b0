import Scenarios
import Screens
import TestSupport
import Testing

@testable import AppCommand
@testable import Monkey

struct MonkeyTests {
    @Test func `A monkey takes the same steps for the same seed, others for another`() async throws {
        let patterns = [Pattern.mvp]

        let first = try await report(on: patterns, steps: 300, seed: 7)
        let again = try await report(on: patterns, steps: 300, seed: 7)
        let other = try await report(on: patterns, steps: 300, seed: 8)

        again.lines.expect(first.lines)
        #expect(other.lines != first.lines)
    }

    private nonisolated static let open = #"tap "Open""#, load = #"tap "Load""#, ask = #"tap "Ask""#, wait = "wait 1"
    private nonisolated static let askTwice = #"tap "Ask twice""#, add = #"in "List" tap "Add""#
    private nonisolated static let refused = "“Nothing happens: the row “Row” cannot be chosen.” on Sound"

    @Test(
        arguments: [
            (
                .misspells, "The screens differ in line 3: “  [Load]” on Sound, “    ^ Misspelt” on Faulty.",
                [open, #"type "Name" "   ""#]
            ),
            (
                .choosesRow, "“in \"List\" tap row 1” differs: \(refused), it works on Faulty.",
                [add, #"in "List" tap row 1"#]
            ),
            (
                .dropsWaitingAlert, "The screens differ in line 8: “! then “Second?”  [OK]” on Sound, “” on Faulty.",
                [open, askTwice]
            ),
            (.leaksObserver, "Observers of photos differ: 0 on Sound, 1 on Faulty.", [open]),
            (.keepsTimer, "Waits for a timer differ: 0 on Sound, 1 on Faulty.", [open, ask, wait]),
            (.sendsRequest, "Requests for /search/photos differ: 0 on Sound, 1 on Faulty.", [open, load]),
            (.writesRow, "Rows written to failed_attempts differ: 0 on Sound, 1 on Faulty.", [open, load]),
            (.staysBusy, "“Detail” is busy, but no work is under way.", [open, load, wait]),
            (.doublesRowAtOnce, "“List” has two rows with the identifier “0”.", [add, "+ " + add]),
            (.leaks, "“Detail” has left the window, but is still in memory.", [open, "back"]),
            (.keepsFlow, "“Detail” has left the window, but its DetailFlow is still in memory.", [open, "back"]),
            (.keepsApp, "The app has ended, but its AppFlow is still in memory.", ["relaunch"]),
            (.losesAlert, "The alert “Sure?” or one behind it was lost.", [open, ask, wait]),
            (.losesWaitingAlert, "The alert “First?” or one behind it was lost.", [open, askTwice, #"tap "Yes""#]),
            (.alertsAboutCanceledWork, "An alert is shown, but no work was under way.", [open, ask, wait]),
        ] as [(FaultyApp.Fault, String, [String])]
    )
    func `A monkey prints the shortest scenario that shows a fault, and finds the same when it plays that`(
        fault: FaultyApp.Fault,
        message: String,
        steps: [String]
    ) async throws {
        let patterns = patterns(with: fault)
        let isDifference = message.contains(" differ")
        let verdict = isDifference ? "Faulty differs from the other patterns." : "Faulty breaks what must hold."

        let report = try await report(on: patterns, steps: 2_000, seed: 3)
        let found = try #require(report.failure)
        let scenario = try ScenarioParser.parse(Array(found.scenario.utf8), file: "monkey.scenario")
        let again = try await Run(patterns: patterns, watchdog: .patient, makeServices: AppServices.forScenarios)
            .perform(scenario)

        #expect(found.scenario.normalized == (["# \(message)"] + steps + ["print"]).map { $0 + "\n" }.joined())
        #expect(report.verdict == verdict)
        #expect(again.verdict == verdict)
        #expect(again.failure?.message == found.message)
        #expect(again.failure?.scenario == found.scenario)
        #expect(again.failure?.step == scenario.lines.count - 1)
    }

    @Test func `A canceled monkey reports its steps, that it found nothing, and what it never reached`() async throws {
        var questions = 0
        let run = Run(
            patterns: [FaultyApp.pattern()],
            watchdog: .patient,
            shouldStop: {
                questions += 1
                return questions > 6
            },
            makeServices: AppServices.forScenarios
        )

        let report = try await run.perform(2_000)

        let missed = report.lines.filter { $0.count == 0 }.map { "\($0.screen) \($0.kind) \($0.name)" }
        #expect(report.steps == 5)
        #expect(report.verdict == "Nothing was found.")
        #expect(report.failure == nil)
        #expect(Set(missed).isSuperset(of: ["Users screen ", " state Saved", "Category feed other relaunch"]))
    }

    @Test func `A monkey ends at a step that never ends`() async throws {
        let watchdog = Watchdog.patient
        let run = Run(
            patterns: [FaultyApp.pattern(.neverEnds)],
            watchdog: watchdog,
            makeServices: AppServices.forScenarios
        )

        let report = try await FaultyApp.$watchdog.withValue(watchdog) {
            try await run.perform(2_000)
        }

        let failure = try #require(report.failure)
        let message = "The app did not settle: load of MonkeyTests/FaultyApp.swift runs."
        #expect(report.verdict == "Faulty does not end a step.")
        #expect(failure.message == message)
        #expect(failure.scenario.hasSuffix("tap \"Load\"\nprint\n"))
    }

    /// The patterns on which the monkey looks for `fault`: a sound one comes first, unless the fault would be found as
    /// a difference before it breaks an invariant.
    private func patterns(with fault: FaultyApp.Fault) -> [Pattern] {
        let faulty = FaultyApp.pattern(fault)
        let visible: Set<FaultyApp.Fault> = [
            .doublesRowAtOnce, .staysBusy, .losesAlert, .losesWaitingAlert, .alertsAboutCanceledWork,
        ]
        return visible.contains(fault) ? [faulty] : [FaultyApp.pattern(), faulty]
    }

    private func report(on patterns: [Pattern], steps: Int, seed: UInt64 = 1) async throws -> Report {
        try await Run(seed: seed, patterns: patterns, watchdog: .patient, makeServices: AppServices.forScenarios)
            .perform(steps)
    }
}

extension String {
    /// The scenario with a wait of a second wherever a longer one was drawn.
    fileprivate var normalized: String {
        split(separator: "\n").map { ($0.hasPrefix("wait") ? "wait 1" : $0) + "\n" }.joined()
    }
}
