import Foundation
import Headless
import Scenarios
import Screens
import Shared
import Terminal

/// `run`: starts the app interactively, from a pipe or with a scenario.
struct RunCommand {
    private let options: DemoOptions
    private var pattern: Pattern { options.patterns[0] }

    init(_ options: DemoOptions) {
        self.options = options
    }

    func perform() async throws -> ExitStatus {
        if let path = options.scenario { return try await play(ScenarioFile.read(path)) }
        if options.wantsFullScreen, FullScreenCommand.isAvailable { return try await fullScreen(on: TerminalSession()) }
        guard options.patterns.count == 1 else {
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
        if options.isJSON {
            let playback = try await runner().play(scenario)
            Output.results.write(try JSONOutput.line(playback))
            return playback.failure == nil ? .done : .failed
        }
        let isQuiet = options.verbosity == .quiet
        let failure = try await runner().play(scenario) { lines in
            let shown = isQuiet ? Playback.printed(in: lines) : lines
            Output.results.write(shown.map { $0.displayable + "\n" }.joined())
        }
        if let failure { Output.messages.write(failure.text) }
        return failure == nil ? .done : .failed
    }

    /// On stored data, passwords are hashed at full cost, and locks use the real clock, because a scenario must not
    /// shorten a lock that outlasts it.
    private func runner() throws -> ScenarioRunner {
        guard options.data != nil else {
            return ScenarioRunner(pattern, makeServices: AppServices.factory(onFailure: failureReport))
        }
        return ScenarioRunner(
            pattern,
            keptData: try location(of: directory()),
            makeServices: AppServices.factory(
                passwordCost: .full,
                attemptClock: SystemClock(),
                onFailure: failureReport
            )
        )
    }

    private func prompt() async throws -> ExitStatus {
        let configuration = try configuration()
        let app = try await launch(pattern, configuration, servicesForPeople)
        return try await PromptLoop(stage: LiveStage(app, configuration, options), input: LineInput()).run()
    }

    private func fullScreen(on terminal: TerminalSession) async throws -> ExitStatus {
        let isAlone = options.patterns.count == 1
        let configurations = try isAlone ? [configuration()] : configurationsSideBySide()
        let services = isAlone ? servicesForPeople : AppServices.forScenarios
        let calls = isAlone ? nil : try calls(of: configurations)
        var apps: [(Pattern, RunningApp)] = []
        for (pattern, configuration) in zip(options.patterns, configurations) {
            apps.append((pattern, try await launch(pattern, configuration, services)))
        }
        return try await FullScreenCommand(options).perform(apps, calls: calls, on: terminal)
    }

    private func calls(of apps: [ServicesConfiguration]) throws -> LiveCalls {
        try LiveCalls(of: options.patterns, clock: apps[0].clock, activities: apps.map(\.activity))
    }

    /// Returns the configurations of apps side by side, with data in memory, each with an activity of its own: an app's
    /// writes wait for each other, and it observes the failures of its own.
    func configurationsSideBySide() throws -> [ServicesConfiguration] {
        try options.patterns.map { _ in
            let clock = SystemClock()
            return configuration(clock, .memory(try .memory(clock: clock)))
        }
    }

    private var servicesForPeople: RunningApp.ServicesFactory {
        AppServices.factory(passwordCost: .full, seed: .random(in: .min ... .max), onFailure: failureReport)
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
        try await LineInput().unseen { try await Spinner.turn { try await app.launch() } }
        return app
    }

    /// Whether to show progress while the app waits for its data, which another process may have locked.
    private var showsProgress: Bool {
        isatty(STDIN_FILENO) == 1 && Output.messages.allowsAnimation && options.showsScreens
    }

    /// Returns the configuration of an app with the user's stored data.
    private func configuration() throws -> ServicesConfiguration {
        let directory = try directory()
        let configuration = configuration(SystemClock(), try location(of: directory))
        explain(data: directory.path, network: configuration.connection.network)
        return configuration
    }

    private func configuration(_ clock: SystemClock, _ storage: StorageLocation) -> ServicesConfiguration {
        ServicesConfiguration(
            storage: storage,
            clock: clock,
            activity: Activity(),
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
            "arch-demo: The pattern is \(pattern.title), the data is in \(data.displayable), "
                + "the network is \(network.word).\n"
        )
    }
}
