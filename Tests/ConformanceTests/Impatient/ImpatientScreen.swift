import Scenarios
import Shared

/// A screen in a state from which impatient users start.
struct ImpatientScreen {
    /// Names the screen and its state.
    let name: String
    let walk: Walk
    let options: ScenarioOptions
    /// The steps that open the screen, after the walk and a relaunch.
    let steps: [Step]

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
        (options.app.landing, options.network, options.latency) = (landing, network, latency)
        self.options = options
        let pause: [Step] = latency > .zero && !isLoading ? [.wait(.seconds(3))] : []
        steps = try pause + [Step](parsing: opening).flatMap { [$0] + pause }
    }

    /// Whether the second action comes once the work of the first waits for a service, instead of in the same turn.
    var isSlow: Bool { options.latency > .zero }

    /// Returns a scenario that performs `actions` on the screen, from the first start of the app.
    func scenario(_ actions: [Step]) throws -> Scenario {
        var options = options
        options.network = .sample
        let start = try walk.steps + [.network(self.options.network), .relaunch]
        let end: [Step] = [.print, .wait(.seconds(5)), .print]
        return Scenario(name: name, options: options, steps: start + steps + actions + end)
    }
}
