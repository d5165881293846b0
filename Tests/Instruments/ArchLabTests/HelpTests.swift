import Foundation
import Testing

@testable import ArchDemo
@testable import ArchLab

@Suite("The help of a program") struct HelpTests {
    @Test(arguments: [
        (DemoInvocation.program, "../../ArchDemoTests/Golden"), (LabInvocation.program, "Golden"),
    ])
    func `matches the golden pages, which WRITE_HELP=1 writes`(program: Program, folder: String) throws {
        for page in program.pages {
            let golden = URL(filePath: #filePath).appending(path: "../\(folder)/\(page.name)").standardized
            if ProcessInfo.processInfo.environment["WRITE_HELP"] != nil {
                try page.text.write(to: golden, atomically: true, encoding: .utf8)
            }
            let expected = try String(contentsOf: golden, encoding: .utf8)

            #expect(page.text == expected, "\(page.name)")
        }
    }

    @Test(arguments: [DemoInvocation.program, LabInvocation.program])
    func `fits a terminal of 80 columns`(program: Program) {
        let lines = program.pages.flatMap { $0.text.split(separator: "\n") }

        #expect(lines.filter { $0.count > 80 || $0.hasSuffix(" ") }.isEmpty)
    }

    @Test func `gives examples that the parser accepts`() throws {
        for words in DemoInvocation.program.examples {
            #expect(throws: Never.self) { try DemoInvocation.parse(words) }
        }
        for words in LabInvocation.program.examples {
            #expect(throws: Never.self) { try LabInvocation.parse(words) }
        }
    }

    @Test(arguments: [DemoInvocation.program, LabInvocation.program])
    func `names a valid value as each default`(program: Program) {
        for option in program.options {
            guard case .one(let choice) = option.value else { continue }

            #expect(option.standard.all.allSatisfy(choice.words.contains), "\(option.flag)")
        }
    }
}

extension Program {
    fileprivate var pages: [(name: String, text: String)] {
        [("help.txt", helpOverview)] + commands.map { ("help-\($0.name).txt", helpPage(about: $0)) }
    }

    /// The words of each example, without the program's name and a redirection.
    fileprivate var examples: [[String]] {
        commands.flatMap(\.examples).map { example in
            let typed = example.line.split(separator: " <").first ?? ""
            return typed.split(separator: " ").dropFirst().map(String.init)
        }
    }
}
