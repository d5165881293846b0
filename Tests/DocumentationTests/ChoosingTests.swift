import Foundation
import Testing

/// The advice, whose numbers are those of other pages.
struct ChoosingTests {
    @Test func `Each number that is a link is in a table of the page it leads to`() throws {
        let links = try Repository.text("docs/choosing.md").matches(of: /\[([0-9]+)\]\(([^)]+)\)/)

        for link in links {
            let blocks = try Repository.text("docs/\(link.2)").components(separatedBy: "```")
            let tables = stride(from: 1, to: blocks.count, by: 2).map { blocks[$0] }.joined()
            let cells = tables.split(whereSeparator: \.isWhitespace)
            #expect(cells.contains(link.1), "“\(link.1)” is in no table of \(link.2).")
        }
        #expect(links.count >= 16)
    }
}
