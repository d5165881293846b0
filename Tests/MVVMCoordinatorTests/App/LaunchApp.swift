import Headless
import Shared
import TestSupport
import Testing

@testable import MVVMCoordinator

/// Launches the app with `session` saved and `content` prepared; returns once its first screen is shown.
func launchApp(
    session: Session? = nil,
    options: AppOptions = AppOptions(),
    content: (DashboardContentStub) -> Void = { _ in }
) async -> LaunchedApp {
    var bench = Bench(session: session)
    bench.options = options
    content(bench.content)
    return await LaunchedApp(of: "MVVMCoordinator", on: bench) { services, window in
        track(AppCoordinator(services: services, window: window))
    }
}
