import Scenarios
import Shared
import TestSupport
import Testing

@testable import Monkey

struct ShrinkerTests {
    private nonisolated static let one = Step.tap(label: "1"), two = Step.tap(label: "2"), three = Step.tap(label: "3")
    private nonisolated static let pair = [two, Step.inSameTurn(three)]
    private nonisolated static let finding = Finding(kind: .violation, pattern: "VIPER", message: "An alert was lost.")

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
