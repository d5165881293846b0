import Scenarios
import Shared
import TestSupport
import Testing

@testable import Monkey

struct ShrinkerTests {
    private nonisolated static let one = Step.tap(label: "1"), two = Step.tap(label: "2"), three = Step.tap(label: "3")
    private nonisolated static let pair = [two, Step.inSameTurn(three)]
    private nonisolated static let finding = Finding(kind: .violation, pattern: "VIPER", message: "An alert was lost.")

    /// Steps that show a finding, and those of them that are needed.
    private nonisolated struct Reduction: Sendable {
        let steps: [Step]
        let needed: [Step]
        let showsFinding: @Sendable ([Step]) -> Bool
    }

    @Test(arguments: [
        // Steps in a row that only need each other.
        Reduction(steps: [one, three, one, two], needed: [two]) {
            $0.contains(two) && !$0.count.isMultiple(of: 3) && $0.count != 2
        },
        // The step before one that shares its turn.
        Reduction(steps: [one, .inSameTurn(two), three], needed: [two]) {
            $0 == [two] || $0.contains(.inSameTurn(two)) && $0.contains(one)
        },
        // A step that can have a turn of its own.
        Reduction(steps: [one] + pair, needed: [three]) { $0.contains(three) || $0.contains(.inSameTurn(three)) },
        // Both steps of a turn, each in one of its own.
        Reduction(steps: pair, needed: [two, three]) { [pair, [two, three]].contains($0) },
        // A step stays with the one whose turn it shares.
        Reduction(steps: [one] + pair + [one], needed: pair) { $0.turns.contains(pair) },
    ])
    private func `A shrinker drops each step that is not needed, and splits a turn if that shows the same`(
        reduction: Reduction
    ) async throws {
        let shrunk = try await shrink(reduction.steps) { reduction.showsFinding($1) ? Self.finding : nil }

        #expect(shrunk.steps == reduction.needed)
    }

    @Test(arguments: [
        Finding(kind: .screens, pattern: "VIPER", message: "An alert was lost."),
        Finding(kind: .violation, pattern: "MVP", message: "An alert was lost."),
        Finding(kind: .violation, pattern: "VIPER", message: "“Photo” is busy."),
    ])
    func `A shrinker drops no step that leads to another finding or broken invariant instead`(
        other: Finding
    ) async throws {
        let shrunk = try await shrink([Self.one, Self.two, Self.three]) { _, steps in
            steps.contains(Self.two) ? Self.finding : steps.isEmpty ? nil : other
        }

        shrunk.steps.expect([Self.two])
        #expect(shrunk.finding == Self.finding)
    }

    @Test func `A shrinker drops each option that is not needed`() async throws {
        var options = ScenarioOptions()
        (options.network, options.latency) = (.offline, .seconds(2))
        (options.app.policy, options.app.landing, options.app.afterSignup) = (.modern, .photos, .landing)
        options.app.link = DeepLink("users")

        let shrunk = try await shrink([Self.one], options: options) { options, _ in
            options.network == .offline && options.app.landing == .photos ? Self.finding : nil
        }

        var needed = ScenarioOptions()
        (needed.network, needed.app.landing) = (.offline, .photos)
        #expect(shrunk.options == needed)
    }

    @Test func `A shrinker drops halves first, and gives up after 1,000 replays`() async throws {
        let steps = (1...300).map { Step.tap(label: "\($0)") }
        var counts: [Int] = []

        let shrunk = try await shrink(steps) { _, rest in
            counts.append(rest.count)
            return rest == steps ? Self.finding : nil
        }

        #expect(shrunk.steps == steps)
        counts.prefix(5).expect([300, 150, 150, 225, 225])
        #expect(counts.count == 1_000)
    }

    @Test func `A shrinker replays nothing if a step did not end`() async throws {
        let endless = Finding(kind: .unsettled, pattern: "VIPER", message: "load runs.")
        var shrinker = Shrinker((ScenarioOptions(), Self.pair, endless)) { _, _ in
            Issue.record("The steps are replayed.")
            return nil
        }

        let shrunk = try await shrinker.shrink()

        #expect(shrunk.steps == Self.pair)
    }

    private func shrink(
        _ steps: [Step],
        options: ScenarioOptions = ScenarioOptions(),
        finding: (ScenarioOptions, [Step]) -> Finding?
    ) async throws -> Shrinker.Case {
        try await withoutActuallyEscaping(finding) { finding in
            var shrinker = Shrinker((options, steps, Self.finding)) { options, steps in
                finding(options, steps).map { (options, steps, $0) }
            }
            return try await shrinker.shrink()
        }
    }
}
