import Foundation
import Testing

@testable import ArchDemo

@Suite struct `Help` {
    private let program = DemoInvocation.program
    private var pages: [(name: String, text: String)] {
        [("help.txt", program.helpOverview)]
            + program.commands.map { ("help-\($0.name).txt", program.helpPage(about: $0)) }
    }

    @Test func `matches the golden pages`() throws {
        for page in pages {
            let golden = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Golden/\(page.name)")
            let expected = try String(contentsOf: golden, encoding: .utf8)

            #expect(page.text == expected, "\(page.name)")
        }
    }

    @Test func `fits a terminal of 80 columns`() {
        let long = pages.flatMap { $0.text.split(separator: "\n") }.filter { $0.count > 80 || $0.hasSuffix(" ") }

        #expect(long == [])
    }

    @Test func `gives examples that the parser accepts`() throws {
        for example in program.commands.flatMap(\.examples) {
            let typed = example.line.split(separator: " <").first ?? ""
            let words = typed.split(separator: " ").dropFirst().map(String.init)

            #expect(throws: Never.self) { try DemoInvocation.parse(words) }
        }
    }

    @Test func `names a valid value as each default`() {
        for option in program.options {
            guard case .one(let choice) = option.value else { continue }

            #expect(option.standard.all.allSatisfy(choice.words.contains), "\(option.flag)")
        }
    }
}
