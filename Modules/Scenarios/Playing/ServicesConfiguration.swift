import Foundation
import Shared

/// What the services of a running app are made from. The clock and the connection outlive the app.
package nonisolated struct ServicesConfiguration: Sendable {
    /// Where every launch finds the same data.
    package var storage: StorageLocation
    package let clock: any AppClock
    package let connection: Connection
    /// Counts the requests of every launch.
    package let requests: RequestLog
    package let options: AppOptions
    /// How long the account service and the sample services take to answer.
    package let latency: Duration

    package init(
        storage: StorageLocation,
        clock: any AppClock,
        connection: Connection,
        requests: RequestLog = RequestLog(),
        options: AppOptions,
        latency: Duration
    ) {
        self.storage = storage
        self.clock = clock
        self.connection = connection
        self.requests = requests
        self.options = options
        self.latency = latency
    }
}
