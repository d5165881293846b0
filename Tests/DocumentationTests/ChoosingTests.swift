import Testing

/// The advice, whose numbers are those of other pages.
struct ChoosingTests {
    @Test func `Each number that is a link is in a table of the page it leads to`() throws {
        let links = try Repository.text("docs/choosing.md").matches(of: /\[([0-9]+)\]\(([^)]+)\)/)

        for link in links {
            let cells = try Repository.text("docs/\(link.2)").split(separator: "|").map { cell in
                cell.trimmingPrefix(" ").prefix { $0 != " " }
            }
            #expect(cells.contains(link.1), "“\(link.1)” is in no table of docs/\(link.2).")
        }
        #expect(links.count >= 20)
    }
}
