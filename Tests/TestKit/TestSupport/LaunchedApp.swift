import Headless
import Screens
import Shared
import Testing

/// A complete app on a bench, which keeps it alive as `main` would.
package final class LaunchedApp {
    private let bench: Bench
    package private(set) var application: (any Application)?
    private let module: String
    /// The objects of the module that exist before the first screen.
    package let atLaunch: Census

    /// Builds the app of `module` with `make`; returns once its first screen is shown.
    package init(
        of module: String,
        on bench: Bench,
        _ make: (Services, Window) -> any Application
    ) async {
        let application = make(bench.services, bench.window)
        self.bench = bench
        self.application = application
        self.module = module
        atLaunch = Census(of: module, from: [application])
        application.start()
        await bench.clock.settle()
    }

    package var device: Device { bench.device }
    package var window: Window { bench.window }
    package var accounts: AccountServiceStub { bench.accounts }
    package var sessions: SessionStoreStub { bench.sessions }
    package var content: DashboardContentStub { bench.content }
    package var feed: FeedServiceStub { bench.feed }
    package var favorites: FavoriteStoreStub { bench.favorites }
    package var photos: PhotoRepositoryStub { bench.photos }
    package var clock: VirtualClock { bench.clock }

    /// Returns when nothing can happen without the clock moving.
    package func settle(sourceLocation: SourceLocation = #_sourceLocation) async {
        await bench.clock.settle(sourceLocation: sourceLocation)
    }

    /// The reachable objects of the module that the app has created since it was built.
    package var census: Census {
        let roots: [AnyObject?] = [application, bench.window]
        return Census(of: module, from: roots.compactMap(\.self)).newcomers(since: atLaunch)
    }

    /// Releases the app.
    package func end() {
        application = nil
    }
}
