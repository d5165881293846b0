import Foundation

/// A paragraph of the specification, by its number, and what shows that the app complies.
struct CoveredParagraph {
    let number: String
    let scenarios: [String]
    /// The files of tests, with a folder if the name alone is ambiguous.
    let files: [String]

    /// Returns the list items of `markdown` that begin with a number, in order.
    static func all(in markdown: String) -> [CoveredParagraph] {
        markdown.replacing("\n  ", with: " ").matches(of: /(?m)^- ([A-Z]\w*-\d+): (.+)$/).map { item in
            let names = item.2.matches(of: /`([^`]+)`/).map { String($0.1) }
            return CoveredParagraph(
                number: String(item.1),
                scenarios: names.filter { !$0.hasSuffix("Tests") },
                files: names.filter { $0.hasSuffix("Tests") }
            )
        }
    }
}
