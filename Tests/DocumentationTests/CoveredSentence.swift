import Foundation

/// A row of the page that lists the specification's sentences: a sentence and what shows that the app keeps it.
struct CoveredSentence: Equatable {
    let text: String
    /// The scenarios named in its second cell, in backticks.
    let scenarios: [String]
    /// The tests named there, in quotes.
    let tests: [String]

    /// Returns the rows of all tables in `markdown`, in order, without the tables' heads.
    static func all(in markdown: String) -> [CoveredSentence] {
        markdown.matches(of: /(?m)^\| (.+) \| (.+) \|$/).filter { $0.1 != "sentence" }.map { row in
            CoveredSentence(
                text: String(row.1),
                scenarios: row.2.matches(of: /`([^`]+)`/).map { String($0.1) },
                tests: row.2.matches(of: /“([^”]+)”/).map { String($0.1) }
            )
        }
    }
}
