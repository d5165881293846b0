import Headless
import Scenarios
import Screens
import Shared
import TestSupport
import Testing

@testable import ArchDemo
@testable import Monkey

/// An app in which a row has to be chosen, which is possible once, for the fault to show.
private final class OnceApp: Application {
    private let window: Window
    private let isFaulty: Bool
    private let didFail: () -> Void
    private var isChosen = false

    static func pattern(isFaulty: Bool, didFail: @escaping () -> Void = {}) -> Pattern {
        Pattern(name: "once", title: isFaulty ? "Faulty" : "Sound") { _, window in OnceApp(window, isFaulty, didFail) }
    }

    init(_ window: Window, _ isFaulty: Bool, _ didFail: @escaping () -> Void) {
        (self.window, self.isFaulty, self.didFail) = (window, isFaulty, didFail)
    }

    func start() {
        let list = Section("List"), go = Button("Go")
        list.rows = [Row(id: "1", title: "Row")]
        list.onSelect = { [weak self, weak list] _ in
            self?.isChosen = true
            list?.onSelect = nil
        }
        go.onTap = { [weak self, weak list] in
            guard let self, isFaulty, isChosen else { return }
            list?.status = "Wrong"
            didFail()
        }
        window.setRoot(NavigationStack(root: Shown(Screen("List", [.section(list), .button(go)]))))
    }

    func open(_ link: DeepLink) {}
}

struct RunTests {
    /// With these seeds a step that does nothing shares the turn of the one that chooses the row.
    @Test(arguments: [13, 14, 15] as [UInt64])
    func `A run leaves out a turn only if none of its steps did anything`(seed: UInt64) async throws {
        let patterns = [OnceApp.pattern(isFaulty: false), OnceApp.pattern(isFaulty: true)]
        let run = Run(seed: seed, patterns: patterns, makeServices: AppServices.forScenarios)

        let report = try await run.perform(400)

        #expect(
            report.failure?.scenario == """
                # The screens differ in line 4: “  [Go]” on Sound, “  Wrong” on Faulty.
                in "List" tap row 1
                tap "Go"
                print

                """
        )
    }

    @Test(arguments: [false, true])
    func `A run that reduces no finding, or is stopped at one, reports all steps`(isStopped: Bool) async throws {
        var isOver = false
        let run = Run(
            seed: 13,
            patterns: [OnceApp.pattern(isFaulty: false), OnceApp.pattern(isFaulty: true) { isOver = isStopped }],
            reducesFindings: isStopped,
            shouldStop: { isOver },
            makeServices: AppServices.forScenarios
        )

        let failure = try #require(try await run.perform(400).failure)

        let scenario = try ScenarioParser.parse(Array(failure.scenario.utf8), file: "a")
        #expect(scenario.lines.count == failure.step + 1)
        #expect(failure.step > 2)
    }

    @Test func `A run reports what was done, in order, and how fast unless it took no time`() {
        var visits = Visits()
        visits.add(.init(screen: "Users", kind: .row, name: "b"))
        visits.offer(.init(screen: "Users", kind: .row, name: "a"))
        visits.add(.init(screen: "Users", kind: .button, name: "z"))
        visits.add(.init(screen: "Users", kind: .button, name: "z"))
        visits.add(.init(screen: "Dashboard", kind: .tab, name: "Users"))

        let report = Report(visits, steps: 30, patterns: 2, in: .milliseconds(1_500), nil, "Nothing was found.")

        let lines = report.lines.map { "\($0.screen) \($0.kind) \($0.name) \($0.count)" }
        lines.filter { !$0.contains("state") && !$0.contains("screen") }.expect([
            "Dashboard tab Users 1", "Users button z 2", "Users row a 0", "Users row b 1",
        ])
        report.lines.expect(report.lines.sorted())
        #expect(Set(lines).isSuperset(of: ["Photos screen  0", " state Saved 0"]))
        #expect(report.steps == 30)
        #expect(report.patterns == 2)
        #expect(report.seconds == 1.5)
        #expect(report.stepsPerSecond == 40)
        let timeless = Report(nil, steps: 1, patterns: 1, in: .zero, nil, "")
        #expect(timeless.lines.isEmpty)
        #expect(timeless.stepsPerSecond == 0)
    }

    @Test(arguments: [(1_000, 1), (1_001, 2)])
    func `A run starts a new app, with its own data and network, each 1,000 steps`(steps: Int, apps: Int) async throws {
        var connections: [Connection] = []
        let run = Run(patterns: [OnceApp.pattern(isFaulty: false)]) { configuration in
            // A relaunch has the same connection.
            if !connections.contains(where: { $0 === configuration.connection }) {
                connections.append(configuration.connection)
            }
            return try await AppServices.forScenarios(configuration)
        }

        let report = try await run.perform(steps)

        #expect(report.steps == steps)
        #expect(connections.count == apps)
    }

    @Test func `A run plays a scenario without its expectations, in turns`() async throws {
        let text = """
            option network offline
            expect text "Nobody"
            in "List" expect rows 7
            in "List" tap row 1
            + tap "Go"
            print
            """
        let scenario = try ScenarioParser.parse(Array(text.utf8), file: "a")
        let patterns = [OnceApp.pattern(isFaulty: false), OnceApp.pattern(isFaulty: true)]

        let report = try await Run(patterns: patterns, makeServices: AppServices.forScenarios).perform(scenario)

        let failure = try #require(report.failure)
        #expect(report.verdict == "Faulty differs from the other patterns.")
        #expect(report.lines.isEmpty)
        #expect(report.steps == 2)
        #expect(failure.step == 2)
        #expect(
            failure.scenario == """
                # The screens differ in line 4: “  [Go]” on Sound, “  Wrong” on Faulty.
                option network offline
                in "List" tap row 1
                + tap "Go"
                print

                """
        )
    }

    @Test func `A run stops before the first step if it is to stop`() async throws {
        let run = Run(patterns: [FaultyApp.pattern()], shouldStop: { true }, makeServices: AppServices.forScenarios)

        let search = try await run.perform(10)
        let repetition = try await run.perform(Scenario(name: "a", options: .init(), steps: [.back]))

        #expect(search.steps == 0)
        #expect(repetition.steps == 0)
    }

    @Test func `A watchdog returns and throws what its body does`() async throws {
        let watchdog = Watchdog(patience: .seconds(60))

        #expect(try await watchdog.watch { 7 } == 7)
        await #expect(throws: CancellationError.self) { try await watchdog.watch { throw CancellationError() } }
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

    @Test func `A watchdog goes on if it makes progress between two checks`() async throws {
        let watchdog = Watchdog(patience: .seconds(60))

        let areCanceled = try await watchdog.watch {
            [true, true, false].map { makesProgress in
                if makesProgress { watchdog.notice() }
                watchdog.check()
                return Task.isCancelled
            }
        }

        areCanceled.expect([false, false, true])
    }
}
