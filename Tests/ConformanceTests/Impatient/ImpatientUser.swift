import Headless
import Scenarios
import Screens
import Shared
import Testing

@testable import AppCommand
@testable import Monkey

/// A user who takes each action that a screen offers, and after it each that was possible before or is now.
struct ImpatientUser {
    /// An action, and what it leads to when it is taken alone.
    private struct First {
        let step: Step
        let outcome: Outcome
        /// The actions that were possible before and are covered or gone.
        let outOfReach: [Step]
        /// The actions that are possible now, and whether each acts on the same as before.
        let next: [(step: Step, isOnSame: Bool)]
    }

    private typealias Offers = [(step: Step, target: [AnyHashable])]

    let screen: ImpatientScreen
    let data: WalkedData

    /// Performs each pair of actions on each pattern, and records what is wrong, each with a scenario that shows it.
    /// Returns the number of pairs.
    func performPairs() async throws -> Int {
        let firsts = try await firsts()
        var count = 0
        for first in firsts {
            for (step, isOnSame) in first.next {
                let second = isOnSame ? firsts.first { $0.step == step } : nil
                if isOnSame, second == nil { continue }
                try await perform([first.step, step]) { outcome in
                    second.map { objections(to: outcome, of: first, $0) } ?? []
                }
                count += 1
            }
            guard !first.outOfReach.isEmpty else { continue }
            try await perform([first.step] + first.outOfReach) { $0.changes(since: first.outcome) }
            count += first.outOfReach.count
        }
        return count
    }

    /// Takes each action alone. Returns those that change something.
    private func firsts() async throws -> [First] {
        var before: Offers = []
        _ = try await outcome(of: [], on: .mvc) { before = offers(on: $0) }
        var firsts: [First] = []
        for (step, _) in before {
            var seen: [Offers] = []
            let outcome = try await outcome(of: [step], on: .mvc) { seen.append(offers(on: $0)) }
            guard !outcome.isRefused else { continue }
            // Another tab stands for all: the one offered before is still there, unless it is covered.
            let tabs = seen[1].contains { $0.step.isTab } ? seen[0].filter(\.step.isTab) : []
            let now = seen[1] + tabs.filter { tab in !seen[1].contains { $0 == tab } }
            let next = now.map { offer in (offer.step, seen[0].contains { $0 == offer }) }
            let outOfReach = seen[0].map(\.step).filter { step in !now.contains { $0.step == step } }
            firsts.append(First(step: step, outcome: outcome, outOfReach: outOfReach, next: next))
        }
        return firsts
    }

    /// Performs `actions` on each pattern, and records how they differ and what `objections` returns.
    private func perform(_ actions: [Step], objections: (Outcome) -> [String]) async throws {
        let steps = actions.prefix(1) + actions.dropFirst().map { screen.isSlow ? $0 : .inSameTurn($0) }
        var outcomes: [Outcome] = []
        for pattern in Pattern.allCases { outcomes.append(try await outcome(of: Array(steps), on: pattern)) }
        let usual = outcomes.first { outcome in outcomes.count { $0 == outcome } > 1 } ?? outcomes[0]
        let differences = zip(Pattern.allCases, outcomes).flatMap { pattern, outcome in
            outcome.differences(from: usual).map { "\(pattern.title) has other \($0)" }
        }
        let questions = usual.questions > 1 ? ["A question waits behind a question."] : []
        let lines = differences + questions + objections(usual)
        guard !lines.isEmpty else { return }
        Issue.record("\((lines + [try screen.scenario(Array(steps)).text]).joined(separator: "\n"))")
    }

    /// Returns what two actions caused and may not cause. An action done twice may cause no more than once. Together,
    /// two actions may cause no more than each alone. A link without a session is an accepted difference, because it
    /// adds to the screens that a login opens.
    private func objections(to outcome: Outcome, of first: First, _ second: First) -> [String] {
        if first.step == second.step { return outcome.changes(since: first.outcome) }
        if screen.walk == .nothing { return [] }
        return outcome.excess(over: first.outcome, and: second.outcome)
    }

    /// Opens the screen, performs `steps`, and waits five seconds. Calls `look` before and after the steps.
    private func outcome(
        of steps: [Step],
        on pattern: Pattern,
        _ look: (Device) -> Void = { _ in }
    ) async throws -> Outcome {
        let (app, database) = try await data.launch(pattern, on: screen)
        _ = app.takeCounts()
        look(app.device)
        var outcome = Outcome()
        for step in steps { outcome.add(.refusals, await app.perform(step).map { "\(step.source): \($0)" }) }
        if screen.isSlow { try await app.settle() } else { app.device.updateIfNeeded() }
        look(app.device)
        try await app.settle()
        outcome.add(app.device)
        _ = await app.perform(.wait(.seconds(5)))
        try await app.settle()
        outcome.add(app.device)
        outcome.add(app.takeCounts())
        if outcome.hasWritten { outcome.add(rows: try await database.content) }
        await app.end()
        return outcome
    }

    private func offers(on device: Device) -> Offers {
        var choices = Choices(on: device, isOffline: false)
        return (choices.offers() + [.open(.photo(3))]).map { ($0, device.target(of: $0)) }
    }
}

extension Step {
    fileprivate var isTab: Bool {
        if case .tab = self { true } else { false }
    }
}

extension Device {
    /// Identifies what `step` acts on: the same values after another action mean the same button or row. Tabs and links
    /// are the same on each screen.
    fileprivate func target(of step: Step) -> [AnyHashable] {
        switch step {
        case .tab, .open: []
        default: [screen.map(ObjectIdentifier.init), alert?.id] + (step.onNextRow == nil ? [] : rowIDs)
        }
    }

    private var rowIDs: [AnyHashable] {
        ((try? rows()) ?? []).map(\.id)
    }
}
