import Foundation
import Headless
import Scenarios
import Shared
import Terminal

/// Creates the services of an app from the options of the command line and the scenario.
package enum AppServices {
    /// Returns a factory of services that hash passwords at `cost` and derive random delays between retries from
    /// `seed`, by default as for a scenario: at low cost, and the same delays in every run. Warnings go to standard
    /// error. `remote` replaces the client for real networks, `attemptClock` replaces the app's clock for the limit on
    /// passwords, and `onFailure` is called for each failed request. The factory throws `MissingLibrary` if the first
    /// network is not available.
    static func factory(
        passwordCost cost: PasswordCost = .low,
        seed: UInt64 = 1,
        remote: (any HTTPClient)? = nil,
        attemptClock: (any AppClock)? = nil,
        onFailure: RemoteClient.FailureReport? = nil
    ) -> RunningApp.ServicesFactory {
        { configuration in
            if remote == nil { try MissingLibrary.check(configuration.connection.network) }
            return try await Services.local(
                storage: try await configuration.storage.open(clock: configuration.clock) { warning in
                    Output.messages.write("arch-demo: \(warning.displayable)\n")
                },
                clock: configuration.clock,
                activity: configuration.activity,
                connection: configuration.connection,
                log: configuration.requests,
                options: configuration.options,
                latency: configuration.latency,
                passwordCost: cost,
                remote: remote ?? RemoteClient(clock: configuration.clock, onFailure: onFailure),
                attemptClock: attemptClock,
                seed: seed
            )
        }
    }

    /// The services for a scenario.
    package static let forScenarios = factory()
}
