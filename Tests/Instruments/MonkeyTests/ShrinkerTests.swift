import Scenarios
import Shared
import TestSupport
import Testing

@testable import Monkey

struct ShrinkerTests {
    private let finding = Finding(kind: .screens, pattern: "VIPER", message: "The screens differ.")
    private let one = Step.tap(label: "1"), two = Step.tap(label: "2"), three = Step.tap(label: "3")

    private nonisolated static func finding(_ kind: Finding.Kind, _ pattern: String, _ message: String) -> Finding {
        Finding(kind: kind, pattern: pattern, message: message)
    }

    @Test(arguments: [
        (finding(.screens, "VIPER", "The screens differ."), finding(.answers, "VIPER", "The screens differ.")),
        (finding(.screens, "VIPER", "The screens differ."), finding(.screens, "MVP", "The screens differ.")),
        (finding(.violation, "VIPER", "An alert was lost."), finding(.violation, "VIPER", "“Photo” is busy.")),
    ])
    func `A shrinker drops no step that leads to another finding or broken invariant instead`(
        found: Finding,
        other: Finding
    ) async throws {
        let shrunk = try await shrink([one, two, three], found) { _, steps in
            steps.contains(two) ? found : steps.isEmpty ? nil : other
        }

        shrunk.steps.expect([two])
        #expect(shrunk.finding == found)
    }

    @Test func `A shrinker drops each option that is not needed`() async throws {
        var options = ScenarioOptions()
        (options.network, options.latency) = (.offline, .seconds(2))
        (options.app.policy, options.app.landing, options.app.afterSignup) = (.modern, .photos, .landing)
        options.app.link = DeepLink("users")

        let shrunk = try await shrink([one], options: options) { options, _ in
            options.network == .offline && options.app.landing == .photos ? finding : nil
        }

        var needed = ScenarioOptions()
        (needed.network, needed.app.landing) = (.offline, .photos)
        #expect(shrunk.options == needed)
    }

    /// Steps that show a finding, and those of them that are needed.
    private nonisolated struct Reduction: CustomTestStringConvertible, Sendable {
        static let one = Step.tap(label: "1"), two = Step.tap(label: "2"), three = Step.tap(label: "3")
        static let pair = [two, Step.inSameTurn(three)]

        let testDescription: String
        let steps: [Step]
        let needed: [Step]
        let showsFinding: @Sendable ([Step]) -> Bool

        init(
            _ name: String,
            _ steps: [Step],
            to needed: [Step],
            while showsFinding: @escaping @Sendable ([Step]) -> Bool
        ) {
            (testDescription, self.steps, self.needed, self.showsFinding) = (name, steps, needed, showsFinding)
        }

        static let all = [
            Reduction("steps in a row that only need each other", [one, three, one, two], to: [two]) { steps in
                steps.contains(two) && !steps.count.isMultiple(of: 3) && steps.count != 2
            },
            Reduction("the step before one that shares its turn", [one, .inSameTurn(two), three], to: [two]) { steps in
                steps == [two] || steps.contains(.inSameTurn(two)) && steps.contains(one)
            },
            Reduction("a step that can have a turn of its own", [one] + pair, to: [three]) { steps in
                steps.contains(three) || steps.contains(.inSameTurn(three))
            },
            Reduction("both steps of a turn, each in one of its own", pair, to: [two, three]) { steps in
                [pair, [two, three]].contains(steps)
            },
        ]
    }

    @Test(arguments: Reduction.all)
    private func `A shrinker drops each step that is not needed, and splits a turn if that shows the same`(
        reduction: Reduction
    ) async throws {
        let shrunk = try await shrink(reduction.steps) { _, steps in reduction.showsFinding(steps) ? finding : nil }

        #expect(shrunk.steps == reduction.needed)
    }

    @Test func `A shrinker keeps a step with the one whose turn it shares`() async throws {
        var tried: [[Step]] = []
        let pair = [two, .inSameTurn(three)]

        let shrunk = try await shrink([one, two, .inSameTurn(three), one]) { _, steps in
            tried.append(steps)
            return steps.turns.contains(pair) ? finding : nil
        }

        #expect(shrunk.steps == pair)
        #expect(tried.flatMap(\.turns).filter { $0.count > 1 || $0[0].isInSameTurn }.allSatisfy { $0 == pair })
    }

    @Test func `A shrinker continues with the effective steps`() async throws {
        var tried: [[Step]] = []
        var shrinker = Shrinker { options, steps in
            tried.append(steps)
            return steps.contains(two) ? (options, steps.filter { $0 != one }, finding) : nil
        }

        let shrunk = try await shrinker.shrink((ScenarioOptions(), [one, two, one], finding))

        shrunk.steps.expect([two])
        #expect(tried.first == [one, two, one])
        #expect(!tried.dropFirst().joined().contains(one))
    }

    @Test func `A shrinker drops halves first`() async throws {
        let steps = (1...32).map { Step.tap(label: "\($0)") }
        var counts: [Int] = []

        let shrunk = try await shrink(steps) { _, rest in
            counts.append(rest.count)
            return rest.contains(steps[0]) ? finding : nil
        }

        shrunk.steps.expect([steps[0]])
        counts.prefix(4).expect([32, 16, 0, 8])
    }

    @Test func `A shrinker gives up after 1,000 replays`() async throws {
        let steps = (1...300).map { Step.tap(label: "\($0)") }
        var replays = 0

        let shrunk = try await shrink(steps) { _, rest in
            replays += 1
            return rest == steps ? finding : nil
        }

        #expect(shrunk.steps == steps)
        #expect(replays == 1_000)
    }

    @Test func `A shrinker replays nothing if a step did not end`() async throws {
        let endless = Finding(kind: .unsettled, pattern: "VIPER", message: "load runs.")
        var replays = 0

        let shrunk = try await shrink([one, two], endless) { _, _ in
            replays += 1
            return endless
        }

        shrunk.steps.expect([one, two])
        #expect(replays == 0)
    }

    private func shrink(
        _ steps: [Step],
        _ found: Finding? = nil,
        options: ScenarioOptions = ScenarioOptions(),
        finding: (ScenarioOptions, [Step]) -> Finding?
    ) async throws -> Shrinker.Case {
        try await withoutActuallyEscaping(finding) { finding in
            var shrinker = Shrinker { options, steps in finding(options, steps).map { (options, steps, $0) } }
            return try await shrinker.shrink((options, steps, found ?? self.finding))
        }
    }
}
