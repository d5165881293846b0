import Headless
import Shared
import TestSupport
import Testing

@testable import VIPER

/// Starts the app with `session` saved and `content` prepared, and returns once the first screen is there.
func launchApp(
    session: Session? = nil,
    options: AppOptions = AppOptions(),
    content: (DashboardContentStub) -> Void = { _ in }
) async -> LaunchedApp {
    var bench = Bench(session: session)
    bench.options = options
    content(bench.content)
    return await LaunchedApp(of: "VIPER", on: bench) { services, window in
        track(AppAssembly.make(services: services, window: window))
    }
}
