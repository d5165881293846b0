import Foundation
import Shared

/// What the services of a running app are made from. The clock and the connection outlive the app.
package nonisolated struct WorldConfiguration: Sendable {
    package let dataDirectory: URL
    package let clock: any AppClock
    package let connection: Connection
    package let options: AppOptions
    /// How long the account service and the sample services take to answer.
    package let latency: Duration

    package init(
        dataDirectory: URL,
        clock: any AppClock,
        connection: Connection,
        options: AppOptions,
        latency: Duration
    ) {
        self.dataDirectory = dataDirectory
        self.clock = clock
        self.connection = connection
        self.options = options
        self.latency = latency
    }
}
