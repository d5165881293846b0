import Foundation
import Testing

@testable import Comparison

/// This repository, read whole: what the reader finds is checked against what a search of the text finds.
@Suite struct `A reader of this repository` {
    @Test func `finds every type that begins a line`() throws {
        for file in try files() {
            let text = try String(contentsOf: file, encoding: .utf8)
            let pattern =
                /^(@\w+ |package |public |final |nonisolated )*(class|struct|enum|protocol|actor) (?<name>\w+)/
            let names = text.split(separator: "\n").compactMap { $0.prefixMatch(of: pattern)?.name }

            let types = SourceFile(path: file.path, text: text).types

            let top = types.filter { $0.kind != .extension && !$0.name.contains(".") }.map(\.simpleName)
            #expect(
                top.filter { name in names.contains { $0 == name } }.count == names.count,
                "\(file.lastPathComponent)"
            )
        }
    }

    private func files() throws -> [URL] {
        let modules = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Modules")
        return try FileManager.default.subpathsOfDirectory(atPath: modules.path)
            .filter { $0.hasSuffix(".swift") }.map { modules.appending(path: $0) }
    }
}
