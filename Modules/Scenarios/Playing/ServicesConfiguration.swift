import Foundation
import Shared

/// The configuration of a running app's services. Clock, activity and connection outlive the app.
package nonisolated struct ServicesConfiguration: Sendable {
    /// The data that all launches share.
    package var storage: StorageLocation
    package let clock: any AppClock
    /// Counts the work under way, of all launches.
    package let activity: Activity
    package let connection: Connection
    /// The log of the requests of all launches.
    package let requests: RequestLog
    package let options: AppOptions
    /// The time after which the account service and the sample services respond.
    package let latency: Duration

    package init(
        storage: StorageLocation,
        clock: any AppClock,
        activity: Activity,
        connection: Connection,
        requests: RequestLog = RequestLog(),
        options: AppOptions,
        latency: Duration
    ) {
        self.storage = storage
        self.clock = clock
        self.activity = activity
        self.connection = connection
        self.requests = requests
        self.options = options
        self.latency = latency
    }
}
