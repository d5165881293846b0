import Headless
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
