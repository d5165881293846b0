import Foundation
import Headless
import Scenarios
import Screens
import Shared
import Terminal

/// `run`: starts the app interactively, from a pipe or with a scenario.
struct RunCommand {
    private let options: RunOptions

    init(_ options: RunOptions) {
        self.options = options
    }

    func perform() async throws -> ExitStatus {
        if let path = options.scenario { return try await play(ScenarioFile.read(path)) }
        if options.wantsFullScreen, FullScreenCommand.isAvailable { return try await fullScreen(on: TerminalSession()) }
        guard options.others.isEmpty else {
            throw CommandFailure(
                message: "Patterns side by side need a terminal: choose one with “--pattern”.",
                status: .wrongUsage
            )
        }
        return try await prompt()
    }

    private func play(_ scenario: Scenario) async throws -> ExitStatus {
        let scenario = options.app.overriding(scenario)
        explain(data: options.data ?? "memory", network: scenario.options.network)
        let runner = ScenarioRunner(
            options.pattern,
            keptData: options.data == nil ? nil : try location(of: directory()),
            makeServices: options.data == nil
                ? AppServices.forScenarios(onFailure: failureReport)
                : AppServices.forScenariosOnKeptData(onFailure: failureReport)
        )
        let playback = try await runner.play(scenario)
        report(playback)
        if options.isJSON { Output.results.write(try JSONOutput.line(playback)) }
        return playback.failure == nil ? .done : .failed
    }

    private func report(_ playback: Playback) {
        guard !options.isJSON else { return }
        let shown = options.verbosity == .quiet ? playback.printed : playback.transcript
        Output.results.write(shown.map { $0.displayable + "\n" }.joined())
        if let failure = playback.failure { Output.messages.write(failure.text) }
    }

    private func prompt() async throws -> ExitStatus {
        let clock = SystemClock()
        let configuration = try configuration(clock)
        let app = try await launch(options.pattern, configuration, AppServices.forPeople(onFailure: failureReport))
        let stage = LiveStage(app, clock: clock, configuration, writer: ScreenWriter(options))
        return try await PromptLoop(stage: stage, input: LineInput()).run()
    }

    private func fullScreen(on terminal: TerminalSession) async throws -> ExitStatus {
        let clock = SystemClock()
        guard !options.others.isEmpty else {
            let app = try await launch(
                options.pattern,
                try configuration(clock),
                AppServices.forPeople(onFailure: failureReport)
            )
            return try await FullScreenCommand(options).perform([(options.pattern, app)], on: terminal, clock: clock)
        }
        let (patterns, configurations) = ([options.pattern] + options.others, try configurationsSideBySide())
        let calls = try LiveCalls(of: patterns, clocks: configurations.map(\.clock))
        var apps: [(Pattern, RunningApp)] = []
        for (pattern, configuration) in zip(patterns, configurations) {
            apps.append((pattern, try await launch(pattern, configuration, AppServices.forScenarios)))
        }
        return try await FullScreenCommand(options).perform(apps, calls: calls, on: terminal, clock: clock)
    }

    /// Returns the configurations of apps side by side, with data in memory. An app's writes wait for each other, and
    /// it observes failures of its own: hence a clock for each.
    func configurationsSideBySide() throws -> [ServicesConfiguration] {
        try ([options.pattern] + options.others).map { _ in
            let clock = SystemClock()
            return configuration(clock, .memory(try .memory(clock: clock)))
        }
    }

    private func launch(
        _ pattern: Pattern,
        _ configuration: ServicesConfiguration,
        _ makeServices: @escaping RunningApp.ServicesFactory
    ) async throws -> RunningApp {
        let app = RunningApp(pattern, configuration, makeServices: makeServices)
        guard showsProgress else {
            try await app.launch()
            return app
        }
        try await LineInput().unseen { try await Spinner().turn { try await app.launch() } }
        return app
    }

    /// Whether to show progress while the app waits for its data, which another process may have locked.
    private var showsProgress: Bool {
        isatty(STDIN_FILENO) == 1 && Output.messages.isTerminal && ScreenWriter(options).showsText
    }

    /// Returns the configuration of an app with the user's stored data.
    private func configuration(_ clock: SystemClock) throws -> ServicesConfiguration {
        let directory = try directory()
        let configuration = configuration(clock, try location(of: directory))
        explain(data: directory.path, network: configuration.connection.network)
        return configuration
    }

    private func configuration(_ clock: SystemClock, _ storage: StorageLocation) -> ServicesConfiguration {
        ServicesConfiguration(
            storage: storage,
            clock: clock,
            connection: Connection(options.app.network ?? .sample),
            options: options.app.overriding(AppOptions()),
            latency: options.app.latency ?? .seconds(2)
        )
    }

    /// Returns the chosen data directory, or the default one.
    private func directory() throws -> URL {
        try options.data.map(DataDirectory.chosen) ?? DataDirectory.standard()
    }

    private func location(of directory: URL) throws -> StorageLocation {
        let chosenData = options.data == nil ? nil : directory
        return .directory(directory, cache: try DataDirectory.standardCache(chosenData: chosenData))
    }

    /// Reports with “--verbose” why a request failed.
    private var failureReport: RemoteClient.FailureReport? {
        guard options.verbosity == .verbose else { return nil }
        return { address, reason in
            Output.messages.write("arch-demo: \(address.absoluteString.displayable): \(reason.displayable)\n")
        }
    }

    private func explain(data: String, network: Connection.Network) {
        guard options.verbosity == .verbose else { return }
        Output.messages.write(
            "arch-demo: The pattern is \(options.pattern.title), the data is in \(data.displayable), "
                + "the network is \(network.word).\n"
        )
    }
}
