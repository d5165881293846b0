import Foundation
import TestSupport
import Testing

/// What shows each paragraph of the specification: a built-in scenario, whose last comment names the paragraph, or a
/// file of tests.
struct CoverageTests {
    private let paragraphs: [String]
    private let numbers: [String]
    /// The numbers that each built-in scenario names.
    private let scenarios: [String: [String]]

    init() throws {
        paragraphs = try Repository.text("docs/specification.md").components(separatedBy: "\n\n")
        numbers = paragraphs.compactMap(Self.number)
        let files = Repository.files.filter { $0.hasSuffix(".scenario") && $0.contains("/BuiltIn/") }
        scenarios = try Dictionary(
            uniqueKeysWithValues: files.map { file in
                let tag = try Repository.text(file).matches(of: /\n# Specification: (.+)\n$/).first?.1 ?? ""
                return (file, tag.components(separatedBy: ", "))
            }
        )
    }

    @Test func `Every paragraph of the specification has a number of its own, and something shows it`() {
        let chapters = paragraphs.drop { !$0.hasPrefix("## 1.") }.filter { !$0.hasPrefix("#") && !$0.hasPrefix("|") }
        let shown = Set(scenarios.values.joined()).union(Self.testFiles.map(\.key))

        #expect(chapters.filter { Self.number(of: $0) == nil }.isEmpty)
        #expect(numbers.count == Set(numbers).count)
        #expect(numbers.filter { !shown.contains($0) }.isEmpty, "Paragraphs that nothing shows.")
        #expect(numbers.count > 100)
    }

    @Test func `Each built-in scenario names paragraphs that are there`() {
        let wrong = scenarios.filter { !Set(numbers).isSuperset(of: $0.value) }

        #expect(wrong.keys.sorted().isEmpty, "Scenarios without a number, or with one that is gone.")
        #expect(scenarios.count > 100)
    }

    @Test func `The files of tests are listed in the order of the specification, and each is there`() {
        let listed = Self.testFiles.map(\.key)
        let tests = Repository.swiftFiles(below: "Tests")

        listed.expect(numbers.filter(Set(listed).contains))

        #expect(Self.testFiles.filter(\.value.isEmpty).map(\.key).isEmpty)
        let gone = Set(Self.testFiles.flatMap(\.value)).filter { name in
            tests.count { $0.hasSuffix("/\(name).swift") } != 1
        }
        #expect(gone.sorted().isEmpty, "Names that are gone.")
    }

    private static func number(of paragraph: String) -> String? {
        paragraph.prefixMatch(of: /[*]{2}([A-Z]\w*-\d+)[*]{2}\s/).map { String($0.1) }
    }
}
