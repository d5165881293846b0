import Foundation
import Testing

/// The advice, whose numbers are those of other pages or of the code.
struct ChoosingTests {
    private let page: String

    init() throws {
        page = try Repository.text("docs/choosing.md")
    }

    @Test func `A linked number is in the section that it leads to, or is the number of lines of a file`() throws {
        let links = page.matches(of: /\[([0-9.]+)\]\(([^)]+)\)/).map { (number: String($0.1), target: String($0.2)) }

        for link in links where link.target.hasSuffix(".swift") {
            let lines = try Repository.text("docs/\(link.target)").count { $0 == "\n" }
            #expect(link.number == String(lines), "\(link.target) has \(lines) lines.")
        }
        for link in links where !link.target.hasSuffix(".swift") {
            let numbers = try Self.series(at: link.target).joined()
            #expect(numbers.contains(link.number), "“\(link.number)” is not in a table of \(link.target).")
        }
        #expect(links.count >= 5)
    }

    @Test func `Three or more numbers in a row are a row or column of the section to which its head leads`() throws {
        let rows = page.split(separator: "\n").filter { $0.hasPrefix("| [") }

        for row in rows {
            let cells = row.split(separator: "|").dropFirst().suffix(4)
            let numbers = cells.map { $0.trimmingPrefix(" ").prefix { $0 != " " } }.filter { $0 != "–" }
            let target = try #require(row.firstMatch(of: /\]\(([^)]+)\)/)?.1, "\(row)")
            let isThere = try Self.series(at: String(target)).contains { $0.contains(numbers.map(String.init)) }
            #expect(isThere, "\(numbers) is not a row or column of \(target).")
        }
        #expect(rows.count >= 15)
        let others = page.split(separator: "\n").filter { $0.hasPrefix("|") && !$0.hasPrefix("| [") }
        #expect(others.filter { $0.matches(of: #/ \d/#).count > 2 }.isEmpty)
    }

    /// Returns the rows and columns of a section's code blocks. A cell such as “3.5/1/12” is in one series for each of
    /// its numbers.
    private static func series(at target: String) throws -> [[String]] {
        let parts = target.components(separatedBy: "#")
        let sections = try Repository.text("docs/\(parts[0])").components(separatedBy: "\n## ")
        let section = try #require(sections.first { slug(of: $0) == parts.last }, "\(target) leads nowhere.")
        let blocks = section.components(separatedBy: "```")
        let table = stride(from: 1, to: blocks.count, by: 2).flatMap { blocks[$0].components(separatedBy: "\n") }
            .map { row in row.split(separator: /\s{2,}/).map { $0.split { "/ ".contains($0) }.map(String.init) } }
        let width = table.map(\.count).max() ?? 0
        let columns = (0..<width).map { column in table.map { $0.indices.contains(column) ? $0[column] : [] } }
        return (table + columns).flatMap { cells in
            (0..<(cells.map(\.count).max() ?? 0)).map { part in
                cells.map { $0.indices.contains(part) ? $0[part] : "" }
            }
        }
    }

    /// Returns the fragment that leads to a section, made of its title.
    private static func slug(of section: String) -> String {
        let title = section.prefix { $0 != "\n" }.lowercased()
            .filter { $0.isLetter || $0.isNumber || " -".contains($0) }
        return title.replacing(" ", with: "-")
    }
}
