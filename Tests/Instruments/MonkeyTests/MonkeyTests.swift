import Scenarios
import Screens
import Testing

@testable import ArchDemo
@testable import Monkey

@Suite(.timeLimit(.minutes(4))) struct MonkeyTests {
    private static var reports: [FaultyApp.Fault: Task<Report, any Error>] = [:]

    @Test func `A monkey takes the same steps for the same seed, others for another`() async throws {
        let patterns = [Pattern.mvp]

        let first = try await report(on: patterns, steps: 300, seed: 7)
        let again = try await report(on: patterns, steps: 300, seed: 7)
        let other = try await report(on: patterns, steps: 300, seed: 8)

        #expect(first.lines == again.lines)
        #expect(first.lines != other.lines)
    }

    @Test(arguments: [
        (
            FaultyApp.Fault.misspells,
            """
            # The screens differ in line 3: “  [Load]” on Sound, “    ^ Misspelt” on Faulty.
            tap "Open"
            type "Name" "   "
            print
            """
        ),
        (
            .choosesRow,
            """
            # “in "List" tap row 2” differs: “Nothing happens: the row “Row” cannot be chosen.” on Sound, it works on \
            Faulty.
            in "List" tap "Add"
            in "List" tap "Add"
            in "List" tap row 2
            print
            """
        ),
        (
            .dropsWaitingAlert,
            """
            # The screens differ in line 8: “! then “Second?”  [OK]” on Sound, “” on Faulty.
            tap "Open"
            tap "Ask twice"
            print
            """
        ),
        (
            .leaksObserver,
            """
            # Observers of photos differ: 0 on Sound, 1 on Faulty.
            tap "Open"
            print
            """
        ),
        (
            .keepsTimer,
            """
            # Waits for a timer differ: 0 on Sound, 1 on Faulty.
            tap "Open"
            tap "Ask"
            wait 1
            print
            """
        ),
    ])
    func `A monkey prints the shortest scenario that shows how a pattern differs`(
        fault: FaultyApp.Fault,
        scenario: String
    ) async throws {
        let report = try await report(of: fault)

        #expect(report.failure?.scenario.normalized == scenario + "\n")
        #expect(report.failure?.pattern == "Faulty")
        #expect(report.verdict == "Faulty differs from the other patterns.")
    }

    @Test(arguments: [
        (
            FaultyApp.Fault.staysBusy,
            """
            # “Detail” is busy, but no work is under way.
            tap "Open"
            tap "Load"
            wait 1
            print
            """
        ),
        (
            .doublesRowAtOnce,
            """
            # “List” has two rows with the identifier “0”.
            in "List" tap "Add"
            + in "List" tap "Add"
            print
            """
        ),
        (
            .keepsApp,
            """
            # The app has ended, but its AppFlow is still in memory.
            relaunch
            print
            """
        ),
        (
            .losesWaitingAlert,
            """
            # The alert “First?” or one behind it was lost.
            tap "Open"
            tap "Ask twice"
            tap "Yes"
            print
            """
        ),
        (
            .alertsAboutCanceledWork,
            """
            # An alert is shown, but no work was under way.
            tap "Open"
            tap "Ask"
            wait 1
            print
            """
        ),
        (
            .leaks,
            """
            # “Detail” has left the window, but is still in memory.
            tap "Open"
            back
            print
            """
        ),
        (
            .keepsFlow,
            """
            # “Detail” has left the window, but its DetailFlow is still in memory.
            tap "Open"
            back
            print
            """
        ),
        (
            .losesAlert,
            """
            # The alert “Sure?” or one behind it was lost.
            tap "Open"
            tap "Ask"
            wait 1
            print
            """
        ),
    ])
    func `A monkey prints the shortest scenario that breaks an invariant`(
        fault: FaultyApp.Fault,
        scenario: String
    ) async throws {
        let report = try await report(of: fault)

        #expect(report.failure?.scenario.normalized == scenario + "\n")
        #expect(report.verdict == "Faulty breaks what must hold.")
    }

    @Test func `A monkey says what it never reached, and that it found nothing`() async throws {
        let report = try await report(on: [FaultyApp.pattern()], steps: 3)

        let missed = report.lines.filter { $0.count == 0 }.map { "\($0.screen) \($0.kind) \($0.name)" }
        #expect(missed.contains("Users screen "))
        #expect(missed.contains(" state Saved"))
        #expect(missed.contains("Category feed other relaunch"))
        #expect(report.verdict == "Nothing was found.")
    }

    @Test(arguments: FaultyApp.Fault.allCases.filter { $0 != .neverEnds })
    func `A monkey finds the same when it plays the scenario that it printed`(fault: FaultyApp.Fault) async throws {
        let found = try #require(try await report(of: fault).failure)

        let scenario = try ScenarioParser.parse(Array(found.scenario.utf8), file: "monkey.scenario")
        let run = Run(patterns: patterns(with: fault), makeServices: AppServices.forScenarios)
        let again = try await run.perform(scenario)

        #expect(found.pattern == "Faulty")
        #expect(again.failure?.message == found.message)
        #expect(again.failure?.scenario == found.scenario)
        #expect(again.failure?.step == scenario.lines.count - 1)
    }

    @Test func `A monkey finds nothing when it plays a scenario on patterns without a fault`() async throws {
        let scenario = try ScenarioParser.parse(Array("tap \"Open\"\nexpect no text \"Open\"\n".utf8), file: "a")
        let patterns = [FaultyApp.pattern(), FaultyApp.pattern()]

        let report = try await Run(patterns: patterns, makeServices: AppServices.forScenarios).perform(scenario)

        #expect(report.failure == nil)
        #expect(report.steps == 1)
    }

    @Test func `A monkey reports the steps until it is canceled`() async throws {
        var questions = 0
        let run = Run(
            patterns: [FaultyApp.pattern()],
            shouldStop: {
                questions += 1
                return questions > 6
            },
            makeServices: AppServices.forScenarios
        )

        let report = try await run.perform(2_000)

        #expect(report.steps == 5)
        #expect(report.failure == nil)
        #expect(report.lines.map(\.screen).contains("Category feed"))
    }

    @Test func `A monkey ends at a step that never ends`() async throws {
        let watchdog = Watchdog(patience: .seconds(60))
        let run = Run(
            patterns: [FaultyApp.pattern(.neverEnds)],
            watchdog: watchdog,
            makeServices: AppServices.forScenarios
        )

        let report = try await FaultyApp.$watchdog.withValue(watchdog) {
            try await run.perform(2_000)
        }

        #expect(report.failure?.message == "The app did not settle: load of MonkeyTests/FaultyApp.swift runs.")
        #expect(report.failure?.scenario.hasSuffix("tap \"Load\"\nprint\n") == true)
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

    /// Returns the report of the run that looks for `fault`; all tests share one run.
    private func report(of fault: FaultyApp.Fault) async throws -> Report {
        let search = Self.reports[fault] ?? Task { try await report(on: patterns(with: fault), steps: 2_000) }
        Self.reports[fault] = search
        return try await search.value
    }

    private func report(on patterns: [Pattern], steps: Int, seed: UInt64 = 1) async throws -> Report {
        try await Run(seed: seed, patterns: patterns, makeServices: AppServices.forScenarios).perform(steps)
    }
}

extension String {
    /// The scenario with a wait of a second wherever a longer one was drawn.
    fileprivate var normalized: String {
        split(separator: "\n").map { ($0.hasPrefix("wait") ? "wait 1" : $0) + "\n" }.joined()
    }
}
