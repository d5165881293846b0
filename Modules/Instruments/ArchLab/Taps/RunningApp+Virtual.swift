import AppCommand
import Scenarios
import Screens
import Shared

extension RunningApp {
    /// Creates an app that is not yet launched, with new data in memory, the sample network and a virtual clock.
    convenience init(_ pattern: Pattern, on clock: VirtualClock, latency: Duration = .zero) throws {
        let configuration = ServicesConfiguration(
            storage: .memory(try .memory(clock: clock)),
            clock: clock,
            activity: clock.activity,
            connection: Connection(.sample),
            options: AppOptions(),
            latency: latency
        )
        self.init(pattern, configuration, makeServices: AppServices.forScenarios)
    }
}
