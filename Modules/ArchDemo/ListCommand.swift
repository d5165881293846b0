import Foundation
import Scenarios
import Terminal

/// `patterns` and `scenarios`: what there is to choose from.
struct ListCommand {
    private struct Entry: Encodable {
        let name: String
        let summary: String
    }

    static let patterns = ListCommand(PatternName.allCases.map { Entry(name: $0.rawValue, summary: $0.title) })
    static let scenarios = ListCommand(BuiltInScenarios.all.map { Entry(name: $0.name, summary: $0.summary) })

    private let entries: [Entry]

    private init(_ entries: [Entry]) {
        self.entries = entries
    }

    func perform(_ options: ListingOptions) throws -> ExitStatus {
        Output.results.write(try text(options))
        return .done
    }

    /// The list as `options` want it: a line an entry, or all of it as one line of JSON.
    func text(_ options: ListingOptions) throws -> String {
        if options.isJSON { return try JSONText.line(entries) }
        if options.isNamesOnly { return entries.map { $0.name + "\n" }.joined() }
        let width = entries.map(\.name.count).max() ?? 0
        let lines = entries.map { $0.name.padding(toLength: width + 2, withPad: " ", startingAt: 0) + $0.summary }
        return lines.map { $0 + "\n" }.joined()
    }
}
