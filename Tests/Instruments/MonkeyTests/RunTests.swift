import Headless
import Scenarios
import Screens
import Shared
import TestSupport
import Testing

@testable import AppCommand
@testable import Monkey

/// An app in which a row has to be chosen, which is possible once, for the fault to show.
private final class OnceApp: Application {
    private let window: Window
    private let isFaulty: Bool
    private var isChosen = false

    init(_ window: Window, isFaulty: Bool) {
        (self.window, self.isFaulty) = (window, isFaulty)
    }

    func start() {
        let list = Section("List"), go = Button("Go")
        list.rows = [Row(id: "1", title: "Row")]
        list.rows[0].onSelect = { [weak self, weak list] in
            self?.isChosen = true
            list?.rows[0].onSelect = nil
        }
        go.onTap = { [weak self, weak list] in
            if let self, isFaulty, isChosen { list?.status = "Wrong" }
        }
        window.setRoot(NavigationStack(root: Shown(Screen("List", [.section(list), .button(go)]))))
    }

    func open(_ link: DeepLink) {}
}

struct RunTests {
    /// With these seeds a step that does nothing shares the turn of the one that chooses the row.
    @Test(arguments: [13, 14, 15] as [UInt64])
    func `A run leaves out a turn only if none of its steps did anything`(seed: UInt64) async throws {
        let patterns = [false, true].map { isFaulty in
            Pattern(name: "once", title: isFaulty ? "Faulty" : "Sound") { _, window in
                OnceApp(window, isFaulty: isFaulty)
            }
        }

        let report = try await Run(
            seed: seed,
            patterns: patterns,
            watchdog: .patient,
            makeServices: AppServices.forScenarios
        )
        .perform(400)

        #expect(
            report.failure?.scenario == """
                # The screens differ in line 4: “  [Go]” on Sound, “  Wrong” on Faulty.
                in "List" tap row 1
                tap "Go"
                print

                """
        )
    }

    private let patterns = [FaultyApp.pattern(), FaultyApp.pattern(.misspells)]

    @Test(arguments: [false, true])
    func `A run that reduces no finding, or is stopped at one, reports all steps`(isStopped: Bool) async throws {
        var launches = 0
        let run = Run(
            seed: 3,
            patterns: patterns,
            reducesFindings: isStopped,
            watchdog: .patient,
            // The apps are launched again to replay the steps.
            shouldStop: { isStopped && launches > 2 }
        ) {
            launches += 1
            return try await AppServices.forScenarios($0)
        }

        let failure = try #require(try await run.perform(400).failure)

        let scenario = try ScenarioParser.parse(Array(failure.scenario.utf8), file: "a")
        #expect(scenario.lines.count == failure.step + 1)
        #expect(failure.step > 2)
    }

    @Test(arguments: [(1_000, 1), (1_001, 2)])
    func `A run starts a new app, with its own data and network, each 1,000 steps`(steps: Int, apps: Int) async throws {
        var connections: [Connection] = []
        let run = Run(patterns: [FaultyApp.pattern()], watchdog: .patient) { configuration in
            // A relaunch has the same connection.
            if !connections.contains(where: { $0 === configuration.connection }) {
                connections.append(configuration.connection)
            }
            return try await AppServices.forScenarios(configuration)
        }

        let report = try await run.perform(steps)

        #expect(report.steps == steps)
        #expect(report.patterns == 1)
        #expect(connections.count == apps)
    }

    @Test func `A run plays a scenario without its expectations, in turns, unless it is to stop`() async throws {
        let text = """
            option network offline
            expect text "Nobody"
            in "List" expect rows 7
            tap "Open"
            + type "Name" "   "
            print
            """
        let scenario = try ScenarioParser.parse(Array(text.utf8), file: "a")
        var isOver = false
        let run = Run(
            patterns: patterns,
            watchdog: .patient,
            shouldStop: { isOver },
            makeServices: AppServices.forScenarios
        )

        let report = try await run.perform(scenario)
        isOver = true
        let (search, repetition) = (try await run.perform(10), try await run.perform(scenario))

        #expect(report.verdict == "Faulty differs from the other patterns.")
        #expect(report.lines.isEmpty)
        #expect(
            report.failure?.scenario == """
                # The screens differ in line 3: “  [Load]” on Sound, “    ^ Misspelt” on Faulty.
                option network offline
                tap "Open"
                + type "Name" "   "
                print

                """
        )
        [report, search, repetition].map(\.steps).expect([2, 0, 0])
    }

    @Test func `A watchdog cancels a body that makes no progress any longer`() async throws {
        let (endless, _) = AsyncStream.makeStream(of: Never.self)
        let watchdog = Watchdog(patience: .milliseconds(1))

        let isCanceled = try await watchdog.watch {
            watchdog.notice()
            for await _ in endless {}
            return Task.isCancelled
        }

        #expect(isCanceled)
    }
}
