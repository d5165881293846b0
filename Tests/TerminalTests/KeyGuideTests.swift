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

    @Test(arguments: [36, 40, 80, 120]) func `fits in its columns`(width: Int) {
        #expect(KeyGuide.lines(width: width).allSatisfy { $0.columns <= width })
    }
}
