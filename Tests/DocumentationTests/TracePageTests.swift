import Foundation
import TestSupport
import Testing

/// The pages of traces, which show the messages that are counted.
struct TracePageTests {
    private struct Action: Decodable {
        struct Counts: Decodable {
            let messages: Int
        }

        let scenario: String
        let step: Int
        let counts: [Counts]
    }

    private struct Atlas: Decodable {
        struct Scenario: Decodable {
            let name: String
            let steps: [Step]
        }

        struct Step: Decodable {
            let columns: [Column]
        }

        struct Column: Decodable {
            /// The number of messages is the first.
            let counts: [Int]
        }

        let scenarios: [Scenario]
    }

    @Test func `Each diagram has as many arrows between two participants as its pattern has messages`() throws {
        let page = try Repository.text("docs/instruments/traces/refused-login.md")

        let diagrams = page.components(separatedBy: "```mermaid").dropFirst()

        let action = try Self.actions().first { $0.scenario == "login-wrong-password" }
        #expect(diagrams.map(Self.arrows) == action?.counts.map(\.messages))
    }

    @Test func `The atlas has as many messages in each step as are counted`() throws {
        let page = try Repository.text("docs/atlas.html")

        let data = page.components(separatedBy: #"id="data">"#)[1].components(separatedBy: "</script>")[0]
        let atlas = try JSONDecoder().decode(Atlas.self, from: Data(data.utf8))

        for action in try Self.actions() {
            let scenario = try #require(atlas.scenarios.first { $0.name == action.scenario })
            scenario.steps[action.step].columns.map { $0.counts[0] }.expect(action.counts.map(\.messages))
        }
    }

    private static func actions() throws -> [Action] {
        try JSONDecoder().decode(
            [Action].self,
            from: Data(try Repository.text("docs/instruments/traces/counts.json").utf8)
        )
    }

    /// Returns the number of messages in a diagram; those in a loop count each time.
    private static func arrows(in diagram: String) -> Int {
        var times = [1]
        var count = 0
        for line in diagram.split(separator: "\n").map({ $0.drop { $0 == " " } }) {
            if let loop = line.wholeMatch(of: /loop ×(\d+)/) {
                times.append(times[times.count - 1] * (Int(loop.1) ?? 0))
            } else if line == "end" {
                times.removeLast()
            } else if let arrow = line.prefixMatch(of: #/(\w+)->>(\w+):/#), arrow.1 != arrow.2 {
                count += times[times.count - 1]
            }
        }
        return count
    }
}
