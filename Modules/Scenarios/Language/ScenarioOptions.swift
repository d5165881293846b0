import Shared

/// The options of the app in a scenario.
package nonisolated struct ScenarioOptions: Equatable, Sendable {
    package var app = AppOptions()
    /// The time after which the account service and the sample services respond.
    package var latency = Duration.zero
    package var network = Connection.Network.sample

    package init() {}
}
