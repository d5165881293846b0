import Headless
import Screens
import Shared

/// A device on which an app can be launched and ended repeatedly, over the same data.
package final class RunningApp {
    /// Creates the services for one launch.
    package typealias ServicesFactory = @MainActor (ServicesConfiguration) async throws -> Services

    /// The current device; after each end it is a new, empty one.
    package private(set) var device: Device

    private let pattern: Pattern
    private let configuration: ServicesConfiguration
    private let makeServices: ServicesFactory
    package private(set) var application: (any Application)?

    /// Creates an app that is not launched yet.
    package init(_ pattern: Pattern, _ configuration: ServicesConfiguration, makeServices: @escaping ServicesFactory) {
        self.pattern = pattern
        self.configuration = configuration
        self.makeServices = makeServices
        device = Device(clock: configuration.clock, activity: configuration.activity)
    }

    /// Starts the app at its first screen. Throws what `makeServices` throws.
    package func launch() async throws {
        let services = try await makeServices(configuration)
        device = Device(clock: configuration.clock, activity: configuration.activity, images: services.images)
        let application = pattern.makeApplication(services, device.window)
        self.application = application
        application.start()
    }

    /// Opens `link`, as the system would, once the device has delivered what is due to be rendered.
    package func open(_ link: DeepLink) {
        device.updateIfNeeded()
        application?.open(link)
    }

    /// Releases the app and cancels all its work, as the end of a process would. Returns when none of it runs any more,
    /// or after `limit` of real time in which nothing went on.
    package func end(within limit: Duration? = .seconds(60)) async {
        application = nil
        device = Device(clock: configuration.clock, activity: configuration.activity)
        configuration.activity.cancelAll()
        try? await configuration.activity.settle(within: limit)
    }
}
