import Foundation
import Headless
import Scenarios
import Shared
import Terminal

/// Makes the services of an app from what the command line and a scenario chose.
enum AppServices {
    /// Services whose passwords are hashed at `cost` and whose waits between tries come from `seed`; what the user
    /// should know goes to standard error. `remote` sends in place of `URLSession`, where it is given.
    static func factory(
        passwordCost cost: PasswordCost,
        seed: UInt64,
        remote: (any HTTPClient)? = nil
    ) -> RunningApp.ServicesFactory {
        { configuration in
            try await Services.local(
                storage: try configuration.storage.open(clock: configuration.clock) { warning in
                    Output.messages.write("arch-demo: \(warning.displayable)\n")
                },
                clock: configuration.clock,
                connection: configuration.connection,
                log: configuration.requests,
                options: configuration.options,
                latency: configuration.latency,
                passwordCost: cost,
                remote: remote,
                seed: seed
            )
        }
    }

    /// Services for a scenario: cheap passwords, and the same waits on every run.
    static let forScenarios = factory(passwordCost: .low, seed: 1)

    /// Services for a scenario on data that stays: passwords are hashed at full cost.
    static let forScenariosOnKeptData = factory(passwordCost: .full, seed: 1)

    /// Services for a person.
    static let forPeople = factory(passwordCost: .full, seed: .random(in: .min ... .max))
}
