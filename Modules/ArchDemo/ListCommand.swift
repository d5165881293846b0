import Foundation
import Headless
import Scenarios
import Shared
import Terminal

/// `patterns` and `scenarios`: what there is to choose from.
enum ListCommand {
    private struct Entry: Encodable {
        let name: String
        let summary: String
    }

    static func patterns(_ options: ListingOptions) throws -> ExitStatus {
        try list(PatternName.allCases.map { Entry(name: $0.rawValue, summary: $0.title) }, options)
    }

    static func scenarios(_ options: ListingOptions) throws -> ExitStatus {
        try list(BuiltInScenarios.all.map { Entry(name: $0.name, summary: $0.summary) }, options)
    }

    private static func list(_ entries: [Entry], _ options: ListingOptions) throws -> ExitStatus {
        if options.isJSON {
            Output.results.write(try JSONText.line(entries))
        } else if options.isNamesOnly {
            Output.results.write(entries.map { $0.name + "\n" }.joined())
        } else {
            let width = entries.map(\.name.count).max() ?? 0
            let lines = entries.map { $0.name.padding(toLength: width + 2, withPad: " ", startingAt: 0) + $0.summary }
            Output.results.write(lines.map { $0 + "\n" }.joined())
        }
        return .done
    }
}
