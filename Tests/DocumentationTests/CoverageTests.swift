import Foundation
import TestSupport
import Testing

/// Checks the page that names what shows each paragraph of the specification.
struct CoverageTests {
    private let specification: String
    private let covered: [CoveredParagraph]

    init() throws {
        specification = try Repository.text("docs/specification.md")
        covered = CoveredParagraph.all(in: try Repository.text("docs/specification-coverage.md"))
    }

    @Test func `Every paragraph of the specification has a number of its own`() {
        let sections = specification.components(separatedBy: "\n\n").drop { !$0.hasPrefix("## 1.") }
        let paragraphs = sections.filter { !$0.hasPrefix("#") && !$0.hasPrefix("|") }

        let numbers = paragraphs.compactMap(number)

        #expect(paragraphs.filter { number(of: $0) == nil }.isEmpty)
        #expect(numbers.count == Set(numbers).count)
        #expect(numbers.count > 100)
    }

    @Test func `Every number of the specification is covered, and no other`() {
        let numbers = specification.components(separatedBy: "\n\n").compactMap(number)

        let listed = covered.map(\.number)

        #expect(numbers.filter { !listed.contains($0) }.isEmpty, "Numbers that are not covered.")
        #expect(listed.filter { !numbers.contains($0) }.isEmpty, "Numbers that are gone.")
        listed.expect(numbers)
        #expect(covered.filter { ($0.scenarios + $0.files).isEmpty }.map(\.number).isEmpty)
    }

    @Test func `Every named scenario is built in, and every built-in one is named`() throws {
        let folder = Repository.url("Modules/Scenarios/BuiltIn").path
        let builtIn = try FileManager.default.subpathsOfDirectory(atPath: folder)
            .filter { $0.hasSuffix(".scenario") }
            .map { URL(filePath: $0).deletingPathExtension().lastPathComponent }

        let named = Set(covered.flatMap(\.scenarios))

        #expect(named.subtracting(builtIn).sorted().isEmpty, "Scenarios that are gone.")
        #expect(Set(builtIn).subtracting(named).sorted().isEmpty, "Scenarios without a number.")
    }

    @Test func `Every named file of tests is one`() throws {
        let files = try Repository.swiftFiles(below: "Tests")

        let named = Set(covered.flatMap(\.files))

        #expect(named.filter { name in files.count { $0.hasSuffix("/\(name).swift") } != 1 }.sorted().isEmpty)
        #expect(!named.isEmpty)
    }

    private func number(of paragraph: String) -> String? {
        paragraph.prefixMatch(of: /[*]{2}([A-Z]\w*-\d+)[*]{2}\s/).map { String($0.1) }
    }
}
