import Foundation
import Headless
import Scenarios
import Shared
import Terminal

/// Makes the services of an app from what the command line and a scenario chose.
enum World {
    /// Services whose passwords are hashed at `cost`; what the user should know goes to standard error.
    static func services(passwordCost cost: PasswordCost) -> RunningApp.ServicesFactory {
        { configuration in
            try await Services.local(
                directory: configuration.dataDirectory,
                clock: configuration.clock,
                connection: configuration.connection,
                options: configuration.options,
                latency: configuration.latency,
                passwordCost: cost,
                warn: { Output.messages.write("arch-demo: \($0.displayable)\n") }
            )
        }
    }
}
