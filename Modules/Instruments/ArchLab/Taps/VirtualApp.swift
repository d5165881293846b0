import AppCommand
import Headless
import Scenarios
import Screens
import Shared
import TestTools

/// An app on its own device, with new data in memory, immediate services and a virtual clock.
final class VirtualApp {
    let device: Device
    private(set) var application: (any Application)?
    private let pattern: Pattern
    private let services: Services
    private let clock: VirtualClock

    /// Creates an app that is not yet launched.
    init(_ pattern: Pattern) async throws {
        let clock = VirtualClock()
        services = try await AppServices.forScenarios(.inMemory(clock: clock, latency: .zero))
        device = Device(clock: clock, images: services.images)
        self.pattern = pattern
        self.clock = clock
    }

    /// Launches the app and settles it.
    func launch() async throws {
        let application = pattern.makeApplication(services, device.window)
        self.application = application
        application.start()
        try await settle()
    }

    /// Performs each of `actions` and settles after it.
    func perform(_ actions: [CountedScreen.Action]) async throws {
        for action in actions {
            try await action(self)
            try await settle()
        }
    }

    /// The pattern's objects that are reachable now.
    var parts: [AnyObject] {
        let roots: [AnyObject?] = [application] + device.window.viewControllers
        return Parts(of: pattern.module).reachable(from: roots.compactMap(\.self))
    }

    /// Returns when only the clock can change something.
    func settle() async throws {
        try await clock.activity.settle(within: nil)
    }
}

extension ServicesConfiguration {
    /// Returns a configuration with new data in memory and the sample network.
    static func inMemory(clock: VirtualClock, latency: Duration) throws -> ServicesConfiguration {
        ServicesConfiguration(
            storage: .memory(try .memory(clock: clock)),
            clock: clock,
            connection: Connection(.sample),
            options: AppOptions(),
            latency: latency
        )
    }
}
