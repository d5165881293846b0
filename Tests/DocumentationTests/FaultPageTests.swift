import Foundation
import TestSupport
import Testing

struct FaultPageTests {
    @Test(arguments: Fault.all)
    func `A fault has a page and a patch for each pattern, or the reason why there is none`(fault: Fault) throws {
        let page = try Repository.text("docs/instruments/faults/\(fault.name)/README.md")

        #expect(page.hasPrefix("# "))
        #expect(!fault.patterns.isEmpty)
        for pattern in Fault.patterns where !fault.patterns.contains(pattern.name) {
            #expect(page.contains("- \(pattern.summary): no patch"), "\(fault.name) omits \(pattern.summary).")
        }
    }

    @Test func `The results hold each patch once`() throws {
        let results = try FaultResult.all

        let patches = Fault.all.flatMap { fault in fault.patterns.map { "\(fault.name)/\($0)" } }
        #expect(results.map { "\($0.fault)/\($0.pattern)" } == patches)
    }

    @Test func `The list shows the results`() throws {
        let results = Dictionary(grouping: try FaultResult.all, by: \.fault)

        let items = try Repository.text("docs/instruments/faults/README.md").matches(
            of: /(?m)^- \[[^\]]*\]\(([^)]*)\/README.md\)(.*):\n  (.*)$/
        )

        let names = results.keys.sorted()
        #expect(items.map { String($0.1) } == names)
        #expect(items.map { "\($0.2): \($0.3)" } == names.map { FaultResult.text(of: results[$0] ?? []) })
    }
}
