import Headless
import Scenarios
import Screens
import Shared
import TestSupport
import Testing

@testable import AppCommand

/// Launches the app of a pattern with `session` saved, which cannot be read in case of a `failure`, and `content`
/// prepared; returns once its first screen is shown.
func launchApp(
    _ pattern: Pattern,
    session: Session? = nil,
    failure: StorageError? = nil,
    options: AppOptions = AppOptions(),
    content: (DashboardContentStub) -> Void = { _ in }
) async -> LaunchedApp {
    var bench = Bench(session: session)
    bench.sessions.failure = failure
    bench.options = options
    content(bench.content)
    return await LaunchedApp(of: pattern.module, on: bench) { services, window in
        track(pattern.makeApplication(services, window))
    }
}

/// Launches the app of a pattern on new data, over its real services; the sample ones take `latency` to answer.
func launchRealApp(_ pattern: Pattern, latency: Duration = .zero) async throws -> LaunchedApp {
    let bench = Bench()
    let configuration = ServicesConfiguration(
        storage: .memory(try .memory(clock: bench.clock)),
        clock: bench.clock,
        activity: bench.clock.activity,
        connection: Connection(.sample),
        options: AppOptions(),
        latency: latency
    )
    let services = try await AppServices.forScenarios(configuration)
    return await LaunchedApp(of: pattern.module, on: bench) { _, window in
        pattern.makeApplication(services, window)
    }
}

extension LaunchedApp {
    /// Logs in with an account of the sample data; the landing screen begins to load.
    func logInForReal(_ latency: Duration) async throws {
        try device.type("ibrar@elgrocer.com", into: "Email")
        try device.type("ibrar1234", into: "Password")
        try device.tap("Log in")
        await clock.advance(by: latency)
    }
}
