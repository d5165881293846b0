import Foundation
import Testing

@testable import ArchDemo

@Suite struct `Help` {
    private let topics: [Command?] = [nil] + Command.allCases

    @Test func `matches the golden pages`() throws {
        for topic in topics {
            let page = "help" + (topic.map { "-" + $0.rawValue } ?? "") + ".txt"
            let golden = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Golden/\(page)")
            let expected = try String(contentsOf: golden, encoding: .utf8)

            let text = ArchDemo.Help.text(about: topic)

            #expect(text == expected, "\(page)")
        }
    }

    @Test func `fits a terminal of 80 columns`() {
        let lines = topics.flatMap { ArchDemo.Help.text(about: $0).split(separator: "\n") }

        let long = lines.filter { $0.count > 80 || $0.hasSuffix(" ") }

        #expect(long == [])
    }

    @Test func `gives examples that the parser accepts`() throws {
        for example in Command.allCases.flatMap(\.examples) {
            let typed = example.line.split(separator: " <").first ?? ""
            let words = typed.split(separator: " ").dropFirst().map(String.init)

            #expect(throws: Never.self) { try Invocation(parsing: words) }
        }
    }

    @Test func `names a valid value as each default`() {
        for option in Option.all {
            guard case .one(let choice) = option.value else { continue }

            #expect(option.standard.all.allSatisfy(choice.words.contains), "\(option.flag)")
        }
    }
}
