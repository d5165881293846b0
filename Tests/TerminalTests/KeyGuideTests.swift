import Foundation
import Testing

@testable import Terminal

@Suite struct `The help of the keys` {
    @Test func `says what the documentation's table says`() throws {
        let page = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../docs/full-screen.md")

        let lines = try String(contentsOf: page, encoding: .utf8).split(separator: "\n").map(String.init)
        let table = lines.drop { $0 != "| key | does |" }.dropFirst(2).prefix { $0.hasPrefix("|") }

        #expect(table.map(\.self) == KeyGuide.entries.map { "| \($0.keys) | \($0.effect) |" })
    }

    @Test(arguments: [36, 40, 59, 60, 61, 80, 120]) func `leaves a column at the right`(width: Int) {
        let lines = KeyGuide.lines(width: width)

        #expect(lines.allSatisfy { $0.columns < width })
    }

    @Test(arguments: [(59, true), (60, false)])
    func `has keys and effects below each other in less than 60 columns`(width: Int, isNarrow: Bool) {
        #expect((KeyGuide.lines(width: width)[0] == " Tab, Shift-Tab") == isNarrow)
    }
}
