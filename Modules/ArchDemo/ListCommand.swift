import Foundation
import Scenarios
import Terminal

/// `patterns` and `scenarios`: what there is to choose from.
struct ListCommand {
    private struct Entry: Encodable {
        private enum CodingKeys: CodingKey {
            case name, summary
        }

        let name: String
        let summary: String
        /// What to print below, where more is wanted.
        let details: [String]
    }

    static let patterns = ListCommand(
        PatternName.allCases.map { Entry(name: $0.rawValue, summary: $0.title, details: $0.places) }
    )
    static let scenarios = ListCommand(
        BuiltInScenarios.all.map { Entry(name: $0.name, summary: $0.summary, details: $0.steps) }
    )

    private let entries: [Entry]

    private init(_ entries: [Entry]) {
        self.entries = entries
    }

    func perform(_ options: ListingOptions) throws -> ExitStatus {
        Output.results.write(try text(options))
        return .done
    }

    /// The list as `options` want it: an entry a line, with its details below where more is wanted, or all of it as one
    /// line of JSON.
    func text(_ options: ListingOptions) throws -> String {
        if options.isJSON { return try JSONText.line(entries) }
        if options.verbosity == .quiet { return entries.map { $0.name + "\n" }.joined() }
        let width = entries.map(\.name.count).max() ?? 0
        let lines = entries.flatMap { entry in
            let line = entry.name.padding(toLength: width + 2, withPad: " ", startingAt: 0) + entry.summary
            return [line] + (options.verbosity == .verbose ? entry.details.map { "    " + $0 } : [])
        }
        return lines.map { $0 + "\n" }.joined()
    }
}
