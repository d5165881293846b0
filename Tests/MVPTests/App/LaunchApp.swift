import Headless
import Shared
import TestSupport
import Testing

@testable import MVP

/// Starts the app on a bench that holds `session`, and returns once the first screen is there.
func launchApp(session: Session? = nil, options: AppOptions = AppOptions()) async -> LaunchedApp {
    var bench = Bench(session: session)
    bench.options = options
    return await LaunchedApp(of: "MVP", on: bench) { services, navigator in
        track(AppController(services: services, navigator: navigator))
    }
}
