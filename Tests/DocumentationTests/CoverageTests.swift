import Foundation
import TestSupport
import Testing

/// The page that names what shows each paragraph of the specification.
struct CoverageTests {
    private struct Item {
        let number: String
        /// The names of scenarios and of files of tests, these with a folder if the name alone is ambiguous.
        let names: [String]
    }

    private let paragraphs: [String]
    private let items: [Item]

    init() throws {
        paragraphs = try Repository.text("docs/specification.md").components(separatedBy: "\n\n")
        let page = try Repository.text("docs/specification-coverage.md").replacing("\n  ", with: " ")
        items = page.matches(of: /(?m)^- ([A-Z]\w*-\d+): (.+)$/).map { item in
            Item(number: String(item.1), names: item.2.matches(of: /`([^`]+)`/).map { String($0.1) })
        }
    }

    @Test func `Every paragraph of the specification has a number of its own, and the page covers it`() {
        let chapters = paragraphs.drop { !$0.hasPrefix("## 1.") }.filter { !$0.hasPrefix("#") && !$0.hasPrefix("|") }
        let numbers = paragraphs.compactMap(number)

        items.map(\.number).expect(numbers)

        #expect(chapters.filter { number(of: $0) == nil }.isEmpty)
        #expect(numbers.count == Set(numbers).count)
        #expect(numbers.count > 100)
    }

    @Test func `The page names each built-in scenario, and else files of tests`() {
        let scenarios = Set(
            Repository.files.filter { $0.hasSuffix(".scenario") && $0.contains("/BuiltIn/") }
                .map { URL(filePath: $0).deletingPathExtension().lastPathComponent }
        )
        let tests = Repository.swiftFiles(below: "Tests")

        let named = Set(items.flatMap(\.names))

        #expect(items.filter(\.names.isEmpty).map(\.number).isEmpty)
        #expect(scenarios.subtracting(named).sorted().isEmpty, "Scenarios without a number.")
        let gone = named.subtracting(scenarios).filter { name in tests.count { $0.hasSuffix("/\(name).swift") } != 1 }
        #expect(gone.sorted().isEmpty, "Names that are gone.")
    }

    private func number(of paragraph: String) -> String? {
        paragraph.prefixMatch(of: /[*]{2}([A-Z]\w*-\d+)[*]{2}\s/).map { String($0.1) }
    }
}
