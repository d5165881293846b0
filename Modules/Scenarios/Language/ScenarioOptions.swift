import Shared

/// How the app is set before a scenario begins.
package nonisolated struct ScenarioOptions: Equatable, Sendable {
    package var app = AppOptions()
    /// How long the account service and the sample services take to answer.
    package var latency = Duration.zero
    package var network = Connection.Network.sample

    package init() {}
}
