import Foundation
import Testing

@testable import Comparison

/// This repository, read whole: the reader finds the types that a search of the text finds.
@Suite struct `A reader of this repository` {
    @Test func `finds every type that begins a line`() throws {
        let files = try files()

        for file in files {
            let text = try String(contentsOf: file, encoding: .utf8)
            let pattern = /(@\w+ |package |public |final |nonisolated )*(class|struct|enum|protocol|actor) (?<name>\w+)/
            let lines = text.split(separator: "\n").filter { $0.first?.isLetter == true || $0.first == "@" }
            let names = lines.compactMap { $0.prefixMatch(of: pattern)?.name }

            let types = SourceFile(path: file.path, text: text).types.filter { $0.kind != .extension }.map(\.name)

            #expect(names.map(String.init).filter { !types.contains($0) } == [], "\(file.lastPathComponent)")
        }

        #expect(!files.isEmpty)
    }

    private func files() throws -> [URL] {
        let modules = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Modules")
        return try FileManager.default.subpathsOfDirectory(atPath: modules.path)
            .filter { $0.hasSuffix(".swift") }.map { modules.appending(path: $0) }
    }
}
