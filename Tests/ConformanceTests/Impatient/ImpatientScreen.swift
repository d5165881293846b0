import Scenarios
import Shared

/// A screen in a state from which impatient users start.
struct ImpatientScreen {
    /// Names the screen and its state.
    let name: String
    /// The steps before a relaunch, whose data is copied for each pair of actions.
    let walk: Walk
    /// The options of the app after the relaunch.
    let options: ScenarioOptions
    /// The steps that open the screen after the relaunch.
    let opening: [Step]

    /// Creates a screen that the lines of `opening` lead to. After the launch and each line, services have time to
    /// respond, unless `isLoading` is `true`.
    init(
        _ name: String,
        _ opening: String,
        after walk: Walk = .everything,
        landing: AppOptions.Landing = .dashboard,
        network: Connection.Network = .sample,
        latency: Duration = .zero,
        isLoading: Bool = false
    ) throws {
        self.name = name
        self.walk = walk
        var options = ScenarioOptions()
        options.app.landing = landing
        options.network = network
        options.latency = latency
        self.options = options
        let pause: [Step] = latency > .zero && !isLoading ? [.wait(.seconds(3))] : []
        self.opening = try pause + Walk(text: opening).steps.flatMap { [$0] + pause }
    }

    /// Whether the second action comes once the work of the first waits for a service, instead of in the same turn.
    var isSlow: Bool { options.latency > .zero }

    /// Returns a scenario that performs `steps` on the screen, from the first start of the app.
    func scenario(_ steps: [Step]) throws -> Scenario {
        var options = options
        var start = try walk.steps
        if !start.isEmpty {
            options.network = .sample
            start += (self.options.network == .sample ? [] : [.network(self.options.network)]) + [.relaunch]
        }
        return Scenario(name: name, options: options, steps: start + opening + steps)
    }
}
