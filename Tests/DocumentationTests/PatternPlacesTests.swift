import Foundation
import TestSupport
import Testing

/// The list of docs/adding-a-pattern.md, which these tests write where the environment has `WRITE_PLACES`.
@Suite(.serialized) struct PatternPlacesTests {
    private static let page = "docs/adding-a-pattern.md"

    @Test func `The page lists every place that has to change for a new pattern, and no other`() throws {
        if ProcessInfo.processInfo.environment["WRITE_PLACES"] != nil { try write() }

        let listed = try items().map(\.place)

        #expect(listed == PatternPlaces.all, "WRITE_PLACES=1 swift test --filter PatternPlacesTests writes the list.")
        #expect(try items().filter { $0.what.isEmpty }.map(\.place).isEmpty, "Say what changes there.")
    }

    @Test func `There are at most twelve places`() {
        #expect(!PatternPlaces.all.isEmpty)
        #expect(PatternPlaces.all.count <= 12)
    }

    @Test(arguments: ListedPattern.all)
    func `Every place names every pattern`(pattern: ListedPattern) {
        #expect(PatternPlaces.all.filter { !PatternPlaces.names(pattern, in: $0) }.isEmpty)
    }

    /// Returns the items of the page's list: a place in code, and what changes there.
    private func items() throws -> [(place: String, what: String)] {
        try Repository.text(Self.page).matches(of: /(?m)^- `([^`]+)`:(.*(?:\n  .+)*)/).map { item in
            (String(item.1), String(item.2))
        }
    }

    /// Writes the list; what changes in a place stays as it is.
    private func write() throws {
        let page = try Repository.text(Self.page).components(separatedBy: "\n\n")
        let written = Dictionary(try items().map { ($0.place, $0.what) }) { first, _ in first }
        let list = PatternPlaces.all.map { "- `\($0)`:\(written[$0] ?? "")" }.joined(separator: "\n")
        let text = page.map { $0.hasPrefix("- `") ? list : $0 }.joined(separator: "\n\n")
        try text.write(to: Repository.url(Self.page), atomically: true, encoding: .utf8)
    }
}
