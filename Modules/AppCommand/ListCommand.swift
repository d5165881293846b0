import Foundation
import Scenarios
import Screens
import Shared
import Terminal

/// `patterns` and `scenarios`: lists the available choices.
struct ListCommand {
    private struct Entry: Encodable {
        private enum CodingKeys: CodingKey {
            case name, summary, module, page, isBaseline
        }

        let name: String
        let summary: String
        /// A pattern's target and page, and whether it is the baseline; `nil` for a scenario.
        var module: String?
        var page: String?
        var isBaseline: Bool?
        /// The lines to print below: a pattern's paths, with “--verbose” a scenario's steps.
        let details: [String]
    }

    static let patterns = ListCommand(
        Pattern.allCases.map { pattern in
            Entry(
                name: pattern.name,
                summary: pattern.title,
                module: pattern.module,
                page: pattern.page,
                isBaseline: pattern.isBaseline,
                details: ["Modules/\(pattern.module)", pattern.page]
            )
        }
    )
    static let scenarios = ListCommand(
        BuiltInScenarios.all.map { Entry(name: $0.name, summary: $0.summary, details: $0.steps) }
    )

    private let entries: [Entry]

    private init(_ entries: [Entry]) {
        self.entries = entries
    }

    func perform(_ options: DemoOptions) throws -> ExitStatus {
        Output.results.write(try text(options, onTerminal: Output.results.isTerminal))
        return .done
    }

    /// Returns the list as one line of JSON, or with one entry per line, followed by a pattern's details and, if
    /// requested, by a scenario's. Long lines are wrapped on a terminal. Throws `CommandFailure` if no entry contains
    /// the text to look for.
    func text(_ options: DemoOptions, onTerminal: Bool = false) throws -> String {
        let entries = try entries(containing: options.word)
        if options.isJSON { return try JSONOutput.line(entries) }
        if options.verbosity == .quiet { return entries.map { $0.name + "\n" }.joined() }
        let rows = entries.map { (left: $0.name, right: $0.summary + ($0.isBaseline == true ? ", the baseline" : "")) }
        let columns = Columns(rows: rows, indent: 0, width: onTerminal ? 80 : .max)
        return zip(entries, columns.texts).map { entry, text in
            let showsDetails = entry.module != nil || options.verbosity == .verbose
            return text + (showsDetails ? entry.details.map { "    \($0)\n" }.joined() : "")
        }
        .joined()
    }

    /// Returns the entries whose name or summary contains `word`, or all for `nil`.
    private func entries(containing word: String?) throws(CommandFailure) -> [Entry] {
        guard let word else { return entries }
        let found = entries.filter { "\($0.name)\n\($0.summary)".containsAlike(word) }
        guard found.isEmpty else { return found }
        throw CommandFailure(message: "No scenario’s name or summary contains \(quoted(word)).", status: .failed)
    }
}
