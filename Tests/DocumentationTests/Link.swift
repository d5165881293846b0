import Foundation

/// A link in a document, with the code in backticks that may follow it.
struct Link {
    let label: String
    let target: String
    let code: String?

    /// Returns the links of `markdown`, in order, without those in code blocks.
    static func all(in markdown: String) -> [Link] {
        let blocks = markdown.components(separatedBy: "```")
        let prose = stride(from: 0, to: blocks.count, by: 2).map { blocks[$0] }.joined()
        return prose.matches(of: /\[([^\]\[]+)\]\(([^)\s]+)\)(?:\s+`([^`]+)`)?/).map { match in
            Link(label: String(match.1), target: String(match.2), code: match.3.map(String.init))
        }
    }

    /// The path of the target, without the fragment.
    var path: String { String(target.prefix { $0 != "#" }) }

    var isRelative: Bool { !target.contains("://") && !target.hasPrefix("#") }
}
