import Foundation

/// A link in a document, with the code in backticks that follows it in the same clause.
struct Link {
    /// Code, or text that ends no clause: up to a point, semicolon or colon, a bracket, a link, a paragraph, a list
    /// item. It is constant: a regular expression is not `Sendable`, but can be read from anywhere.
    nonisolated(unsafe) private static let clause =
        /(?:`[^`]*`|[^`.;:)\[\n]|[.;:](?!\s)|\n(?!\s*(?:\n|[-*] |\d+\. )))*/

    let label: String
    let target: String
    let code: [String]

    /// Returns the links of `markdown`, in order, without those in code blocks.
    static func all(in markdown: String) -> [Link] {
        let blocks = markdown.components(separatedBy: "```")
        let prose = stride(from: 0, to: blocks.count, by: 2).map { blocks[$0] }.joined()
        return prose.matches(of: /\[([^\]\[]+)\]\(([^)\s]+)\)/).map { match in
            let rest = prose[match.range.upperBound...].prefixMatch(of: clause)?.output ?? ""
            let code = rest.matches(of: /`([^`]+)`/).map { String($0.1) }
            return Link(label: String(match.1), target: String(match.2), code: code)
        }
    }

    /// The path of the target, without the fragment.
    var path: String { String(target.prefix { $0 != "#" }) }

    var isRelative: Bool { !target.contains("://") && !target.hasPrefix("#") }
}
