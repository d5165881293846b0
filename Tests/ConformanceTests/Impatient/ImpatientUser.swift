import Headless
import Scenarios
import Screens
import Shared

@testable import ArchDemo

/// A user who takes each action that a screen offers, and after it each that was possible before or is now.
struct ImpatientUser {
    private static let patterns = Pattern.allCases

    let screen: ImpatientScreen
    /// The pairs of actions. An action without an effect is never the first, nor the second on the same target.
    private(set) var pairs: [ImpatientPair] = []
    private let data: WalkedData
    /// The outcome of each action that changes something when it is taken alone; the key is the step as text.
    private var alone: [String: Outcome] = [:]
    private var isLoggedIn = false

    /// Finds the pairs that `screen` offers.
    init(on screen: ImpatientScreen, _ data: WalkedData) async throws {
        self.screen = screen
        self.data = data
        var offers: [Step] = []
        var next = 0
        repeat {
            let app = try await ImpatientApp(Self.patterns[0], on: screen, data)
            if next == 0 { (offers, isLoggedIn) = (app.device.offers, app.device.tabs != nil) }
            try await addPairs(offers[next], of: offers, on: app)
            next += 1
        } while next < offers.count
        pairs.removeAll { $0.target == .same && alone[$0.second.source] == nil }
    }

    private mutating func addPairs(_ first: Step, of offers: [Step], on app: ImpatientApp) async throws {
        let targets = offers.map(app.device.target)
        let effect = try await app.perform(first)
        if screen.isSlow { try await app.settle() } else { app.device.updateIfNeeded() }
        for (second, target) in zip(offers, targets) {
            let now = app.device.target(of: second)
            pairs.append(
                .init(first: first, second: second, target: now.map { $0 == target ? .same : .new } ?? .outOfReach)
            )
        }
        pairs += app.device.offers.filter { !offers.contains($0) }
            .map { ImpatientPair(first: first, second: $0, target: .new) }
        let outcome = try await app.outcome()
        if effect == nil { alone[first.source] = outcome } else { pairs.removeAll { $0.first == first } }
        if screen.isSlow { pairs.removeAll { $0.target == .outOfReach } }
    }

    /// Performs each pair on each pattern. Returns what is wrong, each with a scenario that shows it.
    func failures() async throws -> [String] {
        var failures: [String] = []
        for pair in pairs {
            var outcomes: [Outcome] = []
            for pattern in Self.patterns { outcomes.append(try await outcome(of: pair, on: pattern)) }
            let usual = outcomes.first { outcome in outcomes.count { $0 == outcome } > 1 } ?? outcomes[0]
            let lines =
                zip(Self.patterns, outcomes).flatMap { pattern, outcome in
                    outcome.differences(from: usual).map { "\(pattern.title) has other \($0)" }
                } + objections(to: usual, of: pair)
            if !lines.isEmpty { failures.append((lines + [try scenario(pair)]).joined(separator: "\n")) }
        }
        return failures
    }

    private func outcome(of pair: ImpatientPair, on pattern: Pattern) async throws -> Outcome {
        let app = try await ImpatientApp(pattern, on: screen, data)
        var failure: StepFailure?
        do throws(StepFailure) {
            for step in steps(of: pair) { try await app.perform(step) }
        } catch {
            failure = error
        }
        return try await app.outcome(after: failure)
    }

    /// Returns what is wrong with an outcome by itself.
    ///
    /// An action out of reach changes nothing, nor does the same action on the same target. Together, two actions on
    /// targets that were there before may cause no more than each alone, except that a link without a session adds to
    /// what a login opens. A link whose screen is still loading replaces the screen, which requests its image again.
    private func objections(to outcome: Outcome, of pair: ImpatientPair) -> [String] {
        let questions = outcome.questions > 1 ? ["A question waits behind a question."] : []
        guard let first = alone[pair.first.source], pair.target != .new else { return questions }
        let isReplaced = if case .open = pair.first { screen.isSlow } else { false }
        if pair.target == .outOfReach || (pair.first == pair.second && !isReplaced) {
            return questions + first.differences(from: outcome).map { "The first action alone has other \($0)" }
        }
        guard isLoggedIn, let second = alone[pair.second.source] else { return questions }
        return questions + outcome.excess(over: first, and: second).map { "Both actions alone cause less: \($0)" }
    }

    private func scenario(_ pair: ImpatientPair) throws -> String {
        try screen.scenario(steps(of: pair) + [.print, .wait(.seconds(5)), .print]).text
    }

    private func steps(of pair: ImpatientPair) -> [Step] {
        [pair.first, screen.isSlow ? pair.second : .inSameTurn(pair.second)]
    }
}
