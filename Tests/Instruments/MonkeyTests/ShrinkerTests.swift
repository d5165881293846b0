import Scenarios
import Shared
import Testing

@testable import Monkey

@Suite struct `A shrinker` {
    private let finding = Finding(kind: .screens, pattern: "VIPER", message: "The screens differ.")
    private let one = Step.tap(label: "1"), two = Step.tap(label: "2"), three = Step.tap(label: "3")

    @Test(arguments: [
        Finding(kind: .answers, pattern: "VIPER", message: "The screens differ."),
        Finding(kind: .screens, pattern: "MVP", message: "The screens differ."),
    ])
    func `drops no step that leads to another finding instead`(other: Finding) async throws {
        let shrunk = try await shrink([one, two, three]) { _, steps in
            steps.contains(two) ? finding : steps.isEmpty ? nil : other
        }

        #expect(shrunk.steps == [two])
        #expect(shrunk.finding == finding)
    }

    @Test func `accepts no other broken invariant of the same pattern`() async throws {
        let lost = Finding(kind: .violation, pattern: "VIPER", message: "An alert was lost.")
        let busy = Finding(kind: .violation, pattern: "VIPER", message: "“Photo” is busy.")

        let shrunk = try await shrink([one, two, three], lost) { _, steps in steps.contains(two) ? lost : busy }

        #expect(shrunk.steps == [two])
    }

    @Test func `drops each option that is not needed`() async throws {
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

    @Test func `drops steps in a row that only need each other`() async throws {
        let shrunk = try await shrink([one, three, one, two]) { _, steps in
            steps.contains(two) && steps.count.isMultiple(of: 3) == false && steps.count != 2 ? finding : nil
        }

        #expect(shrunk.steps == [two])
    }

    @Test func `drops the step before one that shares its turn`() async throws {
        let shrunk = try await shrink([one, .inSameTurn(two), three]) { _, steps in
            steps == [two] || steps.contains(.inSameTurn(two)) && steps.contains(one) ? finding : nil
        }

        #expect(shrunk.steps == [two])
    }

    @Test func `keeps a step with the one whose turn it shares`() async throws {
        var tried: [[Step]] = []
        let pair = [two, .inSameTurn(three)]

        let shrunk = try await shrink([one, two, .inSameTurn(three), one]) { _, steps in
            tried.append(steps)
            return steps.turns.contains(pair) ? finding : nil
        }

        #expect(shrunk.steps == pair)
        #expect(tried.flatMap(\.turns).filter { $0.count > 1 || $0[0].isInSameTurn }.allSatisfy { $0 == pair })
    }

    @Test func `gives a step a turn of its own if that shows the same`() async throws {
        let shrunk = try await shrink([one, two, .inSameTurn(three)]) { _, steps in
            steps.contains(three) || steps.contains(.inSameTurn(three)) ? finding : nil
        }

        #expect(shrunk.steps == [three])
    }

    @Test func `keeps both steps of a turn, each with one of its own, if both are needed`() async throws {
        let shrunk = try await shrink([two, .inSameTurn(three)]) { _, steps in
            [[two, .inSameTurn(three)], [two, three]].contains(steps) ? finding : nil
        }

        #expect(shrunk.steps == [two, three])
    }

    @Test func `continues with the effective steps`() async throws {
        var tried: [[Step]] = []
        var shrinker = Shrinker { options, steps in
            tried.append(steps)
            return steps.contains(two) ? (options, steps.filter { $0 != one }, finding) : nil
        }

        let shrunk = try await shrinker.shrink((ScenarioOptions(), [one, two, one], finding))

        #expect(shrunk.steps == [two])
        #expect(tried.first == [one, two, one])
        #expect(tried.dropFirst().allSatisfy { !$0.contains(one) })
    }

    @Test func `drops halves first`() async throws {
        let steps = (1...32).map { Step.tap(label: "\($0)") }
        var counts: [Int] = []

        let shrunk = try await shrink(steps) { _, rest in
            counts.append(rest.count)
            return rest.contains(steps[0]) ? finding : nil
        }

        #expect(shrunk.steps == [steps[0]])
        #expect(counts.prefix(4) == [32, 16, 0, 8])
    }

    @Test func `gives up after 1,000 replays`() async throws {
        let steps = (1...300).map { Step.tap(label: "\($0)") }
        var replays = 0

        let shrunk = try await shrink(steps) { _, rest in
            replays += 1
            return rest == steps ? finding : nil
        }

        #expect(shrunk.steps == steps)
        #expect(replays == 1_000)
    }

    @Test func `replays nothing if a step did not end`() async throws {
        let endless = Finding(kind: .unsettled, pattern: "VIPER", message: "load runs.")
        var replays = 0

        let shrunk = try await shrink([one, two], endless) { _, _ in
            replays += 1
            return endless
        }

        #expect(shrunk.steps == [one, two])
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
