import Foundation
import Headless
import Screens
import Shared

/// Plays scenarios on a pattern, each with its own data and virtual clock, in no real time.
package struct ScenarioRunner {
    private let pattern: Pattern
    private let keptData: StorageLocation?
    private let seed: UInt64?
    private let patience: Duration
    private let limit: Duration
    private let makeServices: RunningApp.ServicesFactory

    /// Creates a runner whose apps start with new data in memory, or with `keptData`, and then at the real date. The
    /// clock waits up to `patience` of real time for a real answer; a step fails if something still runs after
    /// `limit`, in which nothing went on. `seed` determines the order of simultaneous answers, see `VirtualClock`.
    package init(
        _ pattern: Pattern,
        keptData: StorageLocation? = nil,
        seed: UInt64? = nil,
        patience: Duration = .seconds(5),
        limit: Duration = .seconds(60),
        makeServices: @escaping RunningApp.ServicesFactory
    ) {
        self.pattern = pattern
        self.keptData = keptData
        self.seed = seed
        self.patience = patience
        self.limit = limit
        self.makeServices = makeServices
    }

    /// Plays `scenario` to its end or its first failing step, and calls `watch` at each moment of it. Throws only if
    /// the app could not be started.
    package func play(_ scenario: Scenario, watch: ((Moment) -> Void)? = nil) async throws -> Playback {
        var transcript: [String] = []
        let failure = try await play(scenario, watch: watch) { transcript += $0 }
        return Playback(transcript: transcript, failure: failure)
    }

    /// Plays `scenario` as `play(_:watch:)` does, passes the lines of the transcript to `write` as they come, and
    /// returns the failure.
    package func play(
        _ scenario: Scenario,
        watch: ((Moment) -> Void)? = nil,
        write: @escaping ([String]) -> Void
    ) async throws -> Playback.Failure? {
        let clock = keptData == nil ? VirtualClock(seed: seed) : VirtualClock(start: SystemClock().now, seed: seed)
        let configuration = ServicesConfiguration(
            storage: try keptData ?? .memory(.memory(clock: clock)),
            clock: clock,
            activity: clock.activity,
            connection: Connection(scenario.options.network),
            options: scenario.options.app,
            latency: scenario.options.latency
        )
        let app = RunningApp(pattern, configuration, makeServices: makeServices)
        watch?(.begin(clock))
        try await app.launch()
        let stage = VirtualStage(app, clock: clock, configuration, patience: patience, limit: limit, note: write)
        let failure = await perform(scenario, on: stage, watch)
        await app.end(within: limit)
        return failure
    }

    private func perform(
        _ scenario: Scenario,
        on stage: VirtualStage,
        _ watch: ((Moment) -> Void)?
    ) async -> Playback.Failure? {
        let player = ScenarioPlayer(stage: stage)
        var number = 0
        stage.note(scenario.optionSources)
        do throws(StepFailure) {
            if let watch { try await show(nil, on: stage, to: watch) }
            for (index, line) in scenario.lines.enumerated() {
                number = line.number
                if !line.step.isInSameTurn { try await stage.settle() }
                let line = line.masked(on: stage.device)
                stage.note([line.source])
                try await player.perform(line.step)
                let isFollowedAtOnce = scenario.lines.dropFirst(index + 1).first?.step.isInSameTurn ?? false
                if let watch { try await show(line, on: stage, settles: !isFollowedAtOnce, to: watch) }
            }
            try await stage.settle()
            return nil
        } catch {
            return Playback.Failure(
                file: scenario.file,
                line: number,
                message: error.message,
                screen: ScreenText(stage.device).lines
            )
        }
    }

    private func show(
        _ line: Scenario.Line?,
        on stage: VirtualStage,
        settles: Bool = true,
        to watch: (Moment) -> Void
    ) async throws(StepFailure) {
        watch(.performed(line, stage.device))
        guard settles else { return }
        try await stage.settle()
        watch(.settled(stage.device))
    }
}
