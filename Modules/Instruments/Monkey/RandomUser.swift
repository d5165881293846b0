import Headless
import Scenarios
import Shared

/// A user who performs random steps, valid and invalid.
///
/// Repeated steps become less likely: a step's weight is divided by how often it was performed.
struct RandomUser {
    private(set) var visits = Visits()
    private var random: SeededGenerator
    /// The remaining steps of a started choice.
    private var plan: [Step] = []
    /// The steps of the turn so far.
    private var turn: [Step] = []
    /// The actions that were possible before the turn, if another step follows in it.
    private var before: [Step]?
    private var isOffline = false
    private var accounts = Texts.accounts

    /// Creates a user; equal seeds perform equal steps on every machine.
    init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
    }

    /// Returns random options for the next app, and forgets the last one.
    mutating func begin() -> ScenarioOptions {
        (plan, turn, before, accounts) = ([], [], nil, Texts.accounts)
        var options = ScenarioOptions()
        options.latency = random.pick([.zero, .zero, .milliseconds(500), .seconds(2)])
        options.app.policy = random.pick(PasswordPolicy.allCases)
        options.app.landing = random.pick(AppOptions.Landing.allCases)
        options.app.afterSignup = random.pick(AppOptions.AfterSignup.allCases)
        options.app.link = random.pick([nil, nil, nil] + Texts.links)
        options.network = random.pick([.sample, .sample, .sample, .offline])
        isOffline = options.network == .offline
        return options
    }

    /// Chooses the next step on `device`: usually the next step of the plan, sometimes the last step again.
    mutating func step(on device: Device) -> Step {
        visits.add(device)
        let chance = Int.random(in: 0..<10, using: &random)
        if chance == 0, let last = turn.last { return follow(last, on: device) }
        if chance == 1 || device.alert != nil { plan = [] }
        if plan.isEmpty { plan = choose(on: device).steps }
        return follow(plan.removeFirst(), on: device)
    }

    /// Returns a step in the same turn as the last one, whose effect `device` shows: that step again or on the next
    /// row, or an action that was possible before the turn or is possible now. Returns `nil` if the turn ends.
    mutating func stepAtOnce(on device: Device) -> Step? {
        guard let before, let last = turn.last else { return nil }
        device.updateIfNeeded()
        let next = last.onNextRow.map { [$0] } ?? []
        let candidates = [next, next, next, [last], before, actions(on: device)]
            .map { $0.filter { !(turn + [$0]).mayEndInSeveralWays } }
            .filter { !$0.isEmpty }
        let step = random.pick(random.pick(candidates))
        turn.append(step)
        if Int.random(in: 0..<2, using: &random) == 0 { self.before = nil }
        return .inSameTurn(step)
    }

    /// Records `step`, and decides whether another follows in the same turn: most often after a step on a row, so that
    /// the work of two rows fails and two alerts queue.
    private mutating func follow(_ step: Step, on device: Device) -> Step {
        if case .network(let network) = step { isOffline = network == .offline }
        turn = [step]
        let odds = step.onNextRow != nil ? 3 : device.alert != nil ? 10 : 25
        let isFollowed = step.isAction && Int.random(in: 0..<odds, using: &random) == 0
        before = isFollowed ? actions(on: device) : nil
        return step
    }

    private mutating func actions(on device: Device) -> [Step] {
        var choices = Choices(on: device, isOffline: isOffline)
        return choices.all(accounts, &random).filter { $0.steps.count == 1 }.map { $0.steps[0] }.filter(\.isAction)
    }

    private mutating func choose(on device: Device) -> Choice {
        var choices = Choices(on: device, isOffline: isOffline)
        let all = choices.all(accounts, &random)
        for choice in all { visits.offer(choice.place) }
        let weights = all.map { $0.weight / Double(1 + visits[$0.place]) }
        var rest = Double.random(in: 0..<weights.reduce(0, +), using: &random)
        let index = weights.firstIndex { weight in
            rest -= weight
            return rest < 0
        }
        let choice = all[index ?? all.count - 1]
        visits.add(choice.place)
        accounts += [choice.newAccount].compactMap(\.self)
        return choice
    }
}

extension SeededGenerator {
    /// Returns one of `values`.
    mutating func pick<Value>(_ values: [Value]) -> Value {
        values[Int.random(in: values.indices, using: &self)]
    }
}
