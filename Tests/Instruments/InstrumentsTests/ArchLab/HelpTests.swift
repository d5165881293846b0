import Foundation
import Testing

@testable import AppCommand
@testable import ArchLab

@Suite("The help of a program") @MainActor struct HelpTests {
    @Test func `matches the golden pages of the program and of “run”, which WRITE_HELP=1 writes`() throws {
        for page in pages(of: DemoCommands.program) where ["help.txt", "help-run.txt"].contains(page.name) {
            let folder = "../../../../CommandTests/InProcess/Golden"
            let golden = URL(filePath: #filePath).appending(path: "\(folder)/\(page.name)").standardized
            if ProcessInfo.processInfo.environment["WRITE_HELP"] != nil {
                try page.text.write(to: golden, atomically: true, encoding: .utf8)
            }

            #expect(try page.text == String(contentsOf: golden, encoding: .utf8), "\(page.name)")
        }
    }

    @Test func `fits a terminal of 80 columns`() {
        for page in pages(of: DemoCommands.program) + pages(of: LabCommands.program) {
            let lines = page.text.split(separator: "\n")

            #expect(lines.allSatisfy { $0.count <= 80 && !$0.hasSuffix(" ") }, "\(page.name)")
        }
    }

    @Test func `gives examples that the parser accepts, and a valid value as each default`() throws {
        try checkExamples(of: DemoCommands.program)
        try checkExamples(of: LabCommands.program)
    }

    private func pages(of program: Program<some Sendable>) -> [(name: String, text: String)] {
        [("help.txt", program.helpOverview)]
            + program.commands.map { ("help-\($0.name).txt", program.helpPage(about: $0)) }
    }

    private func checkExamples(of program: Program<some Sendable>) throws {
        for line in program.commands.flatMap({ $0.examples.map(\.key) }) {
            let typed = line.split(separator: " <").first ?? ""

            #expect(throws: Never.self) { try program.parse(typed.split(separator: " ").dropFirst().map(String.init)) }
        }
        for option in program.commands.flatMap(\.options) where option.values.count > 1 {
            #expect(option.standard.map(option.values.contains) ?? true, "\(option.flag)")
        }
    }
}
