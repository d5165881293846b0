import Foundation
import TestSupport
import Testing

struct FaultPageTests {
    @Test func `Each mistake has a section with its patches, or says under which pattern there is none`() throws {
        let sections = try Repository.text("docs/instruments/faults.md").components(separatedBy: "\n### ")
        let faults = Set(Repository.files.compactMap { $0.prefixMatch(of: /scripts\/faults\.d\/\d\d-[^\/]+/)?.output })

        for fault in faults {
            let section = try #require(sections.first { $0.contains("](../../\(fault))") }, "\(fault)")
            for pattern in ListedPattern.all where !Repository.files.contains("\(fault)/\(pattern.name).patch") {
                #expect(section.contains("- \(pattern.summary): no patch"), "\(fault) omits \(pattern.summary).")
            }
        }
        #expect(!faults.isEmpty)
    }
}
