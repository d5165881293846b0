import Foundation
import Testing

struct FaultPageTests {
    @Test(arguments: try Fault.all)
    func `A fault has a page and a patch for each pattern, or the reason why there is none`(fault: Fault) throws {
        let page = try Repository.text("docs/faults/\(fault.name)/README.md")

        #expect(page.hasPrefix("# "))
        #expect(!fault.patterns.isEmpty)
        for (pattern, title) in Fault.titles where !fault.patterns.contains(pattern) {
            #expect(page.contains("- \(title): no patch."), "\(fault.name) says nothing about \(title).")
        }
    }

    @Test func `The results hold each patch once`() throws {
        let results = try FaultResult.all

        let patches = try Fault.all.flatMap { fault in fault.patterns.map { "\(fault.name)/\($0)" } }
        #expect(results.map { "\($0.fault)/\($0.pattern)" } == patches)
    }

    @Test func `The table shows the results`() throws {
        let rows = try Repository.text("docs/faults/README.md").split(separator: "\n").filter { $0.hasPrefix("| [") }
        let shown = rows.map { row in
            row.split(separator: "|").dropFirst().map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
        }

        let results = Dictionary(grouping: try FaultResult.all, by: \.fault)
        #expect(shown == results.keys.sorted().map { FaultResult.cells(of: results[$0] ?? []) })
    }
}
