import Foundation
import Testing

@testable import ArchDemo

@Suite struct `The manual page` {
    @Test func `is the page in docs`() throws {
        let page = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../docs/arch-demo.1")
        let expected = try String(contentsOf: page, encoding: .utf8)

        let text = ManualPage.text

        #expect(text == expected, "Run: arch-demo help --man > docs/arch-demo.1")
    }

    @Test func `is ASCII, and has no request but those of manual pages`() {
        let lines = ManualPage.text.split(separator: "\n")

        let requests = lines.filter { $0.hasPrefix(".") || $0.hasPrefix("'") }.map { $0.prefix { $0 != " " } }

        #expect(Set(requests) == [".TH", ".SH", ".SS", ".TP", ".PP", ".B", ".nf", ".fi", ".nh", ".ad"])
        #expect(lines.filter { !$0.utf8.allSatisfy { $0 < 0x80 } } == [])
    }

    @Test func `names each command and each option`() {
        let text = ManualPage.text.replacing("\\-", with: "-")

        for command in Command.allCases {
            #expect(text.contains(".SS \(command.rawValue)\n"))
        }
        for option in Option.all {
            #expect(text.contains(".B \(option.signature.replacing("…", with: "\\[u2026]"))\n"))
        }
    }
}
