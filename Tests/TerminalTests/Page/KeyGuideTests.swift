import Foundation
import TestSupport
import Testing

@testable import Terminal

struct KeyGuideTests {
    @Test func `The help on the keys says what the documentation's table says`() throws {
        let page = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../docs/full-screen.md")

        let lines = try String(contentsOf: page, encoding: .utf8).split(separator: "\n").map(String.init)
        let table = lines.drop { $0 != "| key | does |" }.dropFirst(2).prefix { $0.hasPrefix("|") }

        table.expect(KeyGuide.entries.map { "| \($0.keys) | \($0.effect) |" })
    }

    @Test(arguments: [(36, true), (40, true), (59, true), (60, false), (61, false), (80, false), (120, false)])
    func `The help on the keys leaves a column at the right, with keys and effects below each other in less than 60`(
        width: Int,
        isNarrow: Bool
    ) {
        let lines = KeyGuide.lines(width: width)

        #expect(lines.allSatisfy { $0.columns < width })
        #expect((lines[0] == " Tab, Shift-Tab") == isNarrow)
    }
}
