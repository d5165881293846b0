import Foundation
import TestSupport
import Testing

struct TranscriptTests {
    @Test(arguments: ListedPattern.all.map(\.name))
    func `The page of scenarios shows what the command prints, on every pattern`(pattern: String) throws {
        let page = try Repository.text("docs/scenarios.md")
        let shown = try #require(page.firstMatch(of: /```console\n\$ [^\n]*favorites\.scenario\n((?s:.*?))```/)?.1)
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
            .appending(path: "arch-demo")
        process.arguments = ["--pattern", pattern, "--scenario", "docs/examples/favorites.scenario"]
        process.currentDirectoryURL = Repository.url("")
        process.standardOutput = output
        // Otherwise it would keep a pipe of `swift test` open.
        process.standardError = output

        try process.run()
        let printed = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()

        // Editors remove spaces at the end of a line.
        #expect(printed.replacing(#/ +\n/#, with: "\n") == shown.replacing(#/ +\n/#, with: "\n"))
    }
}
