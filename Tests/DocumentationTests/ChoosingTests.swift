import Foundation
import Testing

/// The advice and README, whose numbers are those of other pages or of the code.
struct ChoosingTests {
    @Test func `Numbers with a link are a row or column, or in one, of its section, or the lines of its file`() throws {
        let page = try Repository.text("docs/choosing.md")
        let single = page.matches(of: /\[([0-9.]+)\]\(([^)]+)\)/).map { ([String($0.1)], String($0.2)) }
        let rows = page.matches(of: /(?m)^\| \[[^\]]*\]\(([^)]+)\) (\|.*)$/).map { row in
            let cells = row.2.split(separator: "|").suffix(4).compactMap { $0.split(separator: " ").first }
            return (cells.map(String.init).filter { $0 != "–" }, String(row.1))
        }

        for (numbers, target) in single + rows where target.hasSuffix(".swift") {
            #expect(numbers == [String(try Repository.text("docs/\(target)").count { $0 == "\n" })], "\(target)")
        }
        for (numbers, target) in single + rows where !target.hasSuffix(".swift") {
            let isThere = try Self.series(at: target).contains { $0.contains(numbers) }
            #expect(isThere, "\(numbers) is not in a row or column of \(target).")
        }

        #expect(single.count >= 5)
        #expect(rows.count >= 15)
        let others = page.split(separator: "\n").filter { $0.hasPrefix("|") && !$0.hasPrefix("| [") }
        #expect(others.filter { $0.matches(of: #/ \d/#).count > 2 }.isEmpty, "Numbers in a row without a link.")
    }

    @Test func `The numbers in README are a row of the section that is linked behind them`() throws {
        let findings = try Repository.text("README.md")
            .matches(of: /\*\*([0-9., ]+)\*\*[^\]]*\]\(docs\/([^)]+#[^)]+)\)/)

        for finding in findings {
            let numbers = finding.1.components(separatedBy: ", ")
            let isThere = try Self.series(at: String(finding.2)).contains { $0.contains(numbers) }
            #expect(isThere, "\(numbers) is not in a row of \(finding.2).")
        }
        #expect(findings.count == 4)
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
        let columns = (0..<(table.map(\.count).max() ?? 0)).map { column in table.map { $0[at: column] ?? [] } }
        return (table + columns).flatMap { cells in
            (0..<(cells.map(\.count).max() ?? 0)).map { part in cells.map { $0[at: part] ?? "" } }
        }
    }

    /// Returns the fragment that leads to a section, made of its title.
    private static func slug(of section: String) -> String {
        let title = section.prefix { $0 != "\n" }.lowercased()
        return title.filter { $0.isLetter || $0.isNumber || " -".contains($0) }.replacing(" ", with: "-")
    }
}

extension Array {
    fileprivate subscript(at index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
