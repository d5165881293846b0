import Foundation
import Testing

/// Checks the page that lists which scenario shows which sentence.
struct CoverageTests {
    @Test func `Every sentence about a screen and a key has a row, in its words and its place`() throws {
        let specification = try Repository.text("docs/specification.md")
        let sentences = ["2. Screens", "7. Full screen"].flatMap { Sentences.under($0, in: specification) }

        let listed = try rows().map(\.text)

        #expect(sentences.count > 80)
        #expect(sentences.filter { !listed.contains($0) } == [], "Sentences without a row.")
        #expect(listed.filter { !sentences.contains($0) } == [], "Rows whose sentence is gone.")
        #expect(listed == sentences)
    }

    @Test func `Every sentence is shown by a scenario or a test`() throws {
        let unshown = try rows().filter { $0.scenarios.isEmpty && $0.tests.isEmpty }

        #expect(unshown.map(\.text) == [])
    }

    @Test func `Every named scenario is built in, and every built-in one is named`() throws {
        let builtIn = try FileManager.default.subpathsOfDirectory(
            atPath: Repository.url("Modules/Scenarios/BuiltIn").path
        ).filter { $0.hasSuffix(".scenario") }.map {
            URL(filePath: $0).deletingPathExtension().lastPathComponent
        }

        let named = Set(try rows().flatMap(\.scenarios))

        #expect(named.subtracting(builtIn).sorted() == [], "Scenarios that are gone.")
        #expect(Set(builtIn).subtracting(named).sorted() == [], "Scenarios without a sentence.")
    }

    @Test func `Every named test exists`() throws {
        let existing = Set(try Repository.swiftFiles(below: "Tests").flatMap(testNames))

        let named = Set(try rows().flatMap(\.tests))

        #expect(!named.isEmpty)
        #expect(named.subtracting(existing).sorted() == [], "Tests that are gone.")
    }

    private func rows() throws -> [CoveredSentence] {
        CoveredSentence.all(in: try Repository.text("docs/specification-coverage.md"))
    }

    private func testNames(in file: String) throws -> [String] {
        try Repository.text(file).matches(of: /@Test(?s:.*?)func `([^`]+)`/).map { String($0.1) }
    }
}
