import Foundation
import Headless
import Scenarios
import Shared
import Terminal

/// Creates the services of an app from the choices of the command line and of a scenario.
package enum AppServices {
    /// Returns a factory of services that hash passwords at `cost` and derive the random part of waits between tries
    /// from `seed`; warnings go to standard error. `remote` replaces the client for real networks if it is given, and
    /// `attemptClock` the app's clock in the limit on passwords; `onFailure` receives the requests that fail. The factory
    /// throws `MissingLibrary` if the first network cannot be used.
    static func factory(
        passwordCost cost: PasswordCost,
        seed: UInt64,
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

    /// Services for a scenario: low password cost, and the same waits on every run.
    package static let forScenarios = factory(passwordCost: .low, seed: 1)

    /// Returns services for a scenario, which report the requests that fail.
    static func forScenarios(onFailure: RemoteClient.FailureReport?) -> RunningApp.ServicesFactory {
        factory(passwordCost: .low, seed: 1, onFailure: onFailure)
    }

    /// Returns services for a scenario on stored data, with passwords at full cost. Locks end by the real clock, as no
    /// step may shorten one that outlasts the scenario.
    static func forScenariosOnKeptData(onFailure: RemoteClient.FailureReport?) -> RunningApp.ServicesFactory {
        factory(passwordCost: .full, seed: 1, attemptClock: SystemClock(), onFailure: onFailure)
    }

    /// Returns services for interactive use.
    static func forPeople(onFailure: RemoteClient.FailureReport?) -> RunningApp.ServicesFactory {
        factory(passwordCost: .full, seed: .random(in: .min ... .max), onFailure: onFailure)
    }
}
