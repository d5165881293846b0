import Foundation
import Testing

/// The pages of traces, whose arrows are the messages that are counted.
struct TracePageTests {
    private struct Action: Decodable {
        struct Counts: Decodable {
            let pattern: String
            let messages: Int
        }

        let page: String
        let counts: [Counts]
    }

    @Test func `Each diagram has as many arrows between two participants as its pattern has messages`() throws {
        let json = Data(try Repository.text("docs/instruments/traces/counts.json").utf8)

        for action in try JSONDecoder().decode([Action].self, from: json) {
            let page = try Repository.text("docs/instruments/traces/\(action.page).md")
            let diagrams = page.components(separatedBy: "```mermaid").dropFirst()
            #expect(diagrams.map(Self.arrows) == action.counts.map(\.messages), "\(action.page)")
        }
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
