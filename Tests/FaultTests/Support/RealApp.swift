import Foundation
import Headless
import Scenarios
import Screens
import Shared
import TestSupport
import Testing

@testable import ArchDemo

/// An app on a device, over its real services, with a virtual clock and new data.
final class RealApp {
    let clock = VirtualClock()
    let device: Device
    let application: any Application
    let services: Services
    private let latency: Duration

    /// Launches the app of a pattern; its sample services take `latency` to answer.
    init(_ pattern: Pattern, network: Connection.Network = .sample, latency: Duration = .zero) async throws {
        self.latency = latency
        let configuration = ServicesConfiguration(
            storage: .memory(try .memory(clock: clock)),
            clock: clock,
            connection: Connection(network),
            options: AppOptions(),
            latency: latency
        )
        services = try await AppServices.forScenarios(configuration)
        device = Device(clock: clock, images: services.images)
        application = pattern.makeApplication(services, device.window)
        application.start()
        await clock.settle()
    }

    /// Logs in; the landing screen begins to load.
    func logIn() async throws {
        try device.type("ibrar@elgrocer.com", into: "Email")
        try device.type("ibrar1234", into: "Password")
        try device.tap("Log in")
        await clock.advance(by: latency)
    }
}
