import Foundation
import TestSupport
import Testing

struct FaultPageTests {
    private let page: String

    init() throws {
        page = try Repository.text("docs/instruments/faults.md")
    }

    @Test(arguments: Fault.all.filter { $0.series == Fault.series[0] })
    func `A fault has a section and a patch for each pattern, or the reason why there is none`(fault: Fault) throws {
        let sections = page.components(separatedBy: "\n### ").filter { $0.hasPrefix("\(fault.name.prefix(2)) ") }

        let section = try #require(sections.first)

        #expect(section.contains("(../../\(fault.series)/\(fault.name))"))
        #expect(!fault.patterns.isEmpty)
        for pattern in Fault.patterns where !fault.patterns.contains(pattern.name) {
            #expect(section.contains("- \(pattern.summary): no patch"), "\(fault.name) omits \(pattern.summary).")
        }
    }

    @Test(arguments: Fault.all.filter { $0.series == Fault.series[1] })
    func `A fault of the second series has a patch of at most 12 changed lines for each pattern`(fault: Fault) throws {
        #expect(fault.patterns == Fault.patterns.map(\.name))
        for pattern in fault.patterns {
            let patch = try Repository.text("\(fault.series)/\(fault.name)/\(pattern).patch")
            #expect(patch.matches(of: /(?m)^[-+](?![-+]{2} )/).count <= 12)
        }
    }

    @Test(arguments: Fault.series)
    func `The results hold each patch once`(series: String) throws {
        let results = try FaultResult.all(in: series).map { "\($0.fault)/\($0.pattern)" }

        let patches = Fault.all.filter { $0.series == series }
            .flatMap { fault in fault.patterns.map { "\(fault.name)/\($0)" } }
        #expect(results == patches)
    }

    @Test(arguments: Fault.series)
    func `The monkey catches a fault that at least half of its 20 runs find`(series: String) throws {
        let runs = try MonkeyRuns.all(in: series)

        let results = try FaultResult.all(in: series).filter { $0.monkey != nil }
        runs.map(\.fault).expect(results.map(\.fault))
        runs.map(\.pattern).expect(results.map(\.pattern))
        runs.map(\.areFindings).expect(results.map(\.monkey))
        #expect(runs.allSatisfy { $0.steps.count == 20 })
    }

    @Test(arguments: Fault.series)
    func `The list shows the results`(series: String) throws {
        let results = Dictionary(grouping: try FaultResult.all(in: series), by: \.fault)
        let folder = series == Fault.series[0] ? "#" : "../../\(series)/"

        let items = page.matches(of: /(?m)^(?:- |  \()\[[^\]]*\]\((#|\S*\/)(\d\d)-[^)]*\)\)?(.*):\n  (.*)$/)
            .filter { $0.1 == folder }

        let names = results.keys.sorted()
        let numbers = names.map { $0.prefix(2) }
        let texts = names.map { FaultResult.text(of: results[$0] ?? []) }
        items.map(\.2).expect(numbers)
        items.map { "\($0.3): \($0.4)" }.expect(texts)
    }
}
