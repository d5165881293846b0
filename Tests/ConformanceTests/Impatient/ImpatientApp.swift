import Headless
import Scenarios
import Screens
import Shared

@testable import ArchDemo

/// The app of one pattern on a screen, with a copy of the data of a walk.
final class ImpatientApp {
    private let data: WalkedData
    private let copy: WalkedData.Copy
    private let app: RunningApp
    private let stage: VirtualStage
    private let player: ScenarioPlayer

    /// Launches the app on `data` and opens `screen`.
    init(_ pattern: Pattern, on screen: ImpatientScreen, _ data: WalkedData) async throws {
        self.data = data
        copy = try await data.lend()
        let clock = VirtualClock(start: data.date)
        let configuration = ServicesConfiguration(
            storage: .memory(data.storage(copy, clock: clock)),
            clock: clock,
            connection: Connection(screen.options.network),
            options: screen.options.app,
            latency: screen.options.latency
        )
        app = RunningApp(pattern, configuration, makeServices: AppServices.forScenarios)
        stage = VirtualStage(app, clock: clock, configuration, patience: .seconds(5), limit: .seconds(60))
        player = ScenarioPlayer(stage: stage)
        try await app.launch()
        for step in screen.opening { try await player.perform(step) }
        try await stage.settle()
    }

    var device: Device { app.device }

    /// Performs `step`, without settling after it. Returns why it changed nothing, or `nil`.
    @discardableResult
    func perform(_ step: Step) async throws(StepFailure) -> NoEffect? {
        try await player.perform(step)
    }

    /// Waits until nothing can happen without time passing.
    func settle() async throws(StepFailure) {
        try await stage.settle()
    }

    /// Settles, lets five seconds pass, and ends the app. Returns what was shown, requested and written.
    func outcome(after failure: StepFailure? = nil) async throws -> Outcome {
        var outcome = Outcome(failure: failure?.message)
        try await stage.settle()
        outcome.add(device)
        try await stage.wait(.seconds(5))
        outcome.add(device)
        outcome.requests = stage.requests.byPath
        outcome.writes = try await copy.journal.entries
        await app.end()
        if outcome.writes.isEmpty { data.giveBack(copy) }
        return outcome
    }
}
