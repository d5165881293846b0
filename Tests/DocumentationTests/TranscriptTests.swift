import Foundation
import TestSupport
import Testing

struct TranscriptTests {
    @Test(arguments: ListedPattern.all.map(\.name))
    func `The page of scenarios shows what the command prints, on every pattern`(pattern: String) throws {
        let shown = try shownTranscript()

        let printed = try output(of: ["--pattern", pattern, "--scenario", "docs/examples/favorites.scenario"])

        #expect(lines(of: printed) == lines(of: shown))
    }

    /// Returns the output below the command in the page's code block.
    private func shownTranscript() throws -> String {
        let page = try Repository.text("docs/scenarios.md")
        let block = try #require(page.firstMatch(of: /```console\n\$ [^\n]*favorites\.scenario\n((?s:.*?))```/))
        return String(block.1)
    }

    /// Returns the lines without trailing whitespace, which editors remove.
    private func lines(of text: String) -> [String] {
        text.split(separator: "\n").map { line in
            String(line.reversed().drop { $0 == " " }.reversed())
        }
    }

    /// Returns what the built command prints. Its messages are part of that, so that it keeps no pipe of `swift test`
    /// open.
    private func output(of arguments: [String]) throws -> String {
        let process = Process()
        process.executableURL = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
            .appending(path: "arch-demo")
        process.arguments = arguments
        process.currentDirectoryURL = Repository.url("")
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: output, as: UTF8.self)
    }
}
