import Foundation
import Testing

/// The file of a golden picture.
@MainActor struct GoldenPicture {
    private let name: String

    init(_ name: String) {
        self.name = name
    }

    private var url: URL {
        URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../Golden/Screens/\(name).txt")
            .standardized
    }

    /// Fails the test if the file has other lines; where the environment has `WRITE_PICTURES`, writes the file first.
    func compare(_ lines: [String], sourceLocation: SourceLocation = #_sourceLocation) throws {
        if ProcessInfo.processInfo.environment["WRITE_PICTURES"] != nil {
            try lines.map { $0 + "\n" }.joined().write(to: url, atomically: true, encoding: .utf8)
        }
        let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
        let golden = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
        guard let index = (0..<max(lines.count, golden.count)).first(where: { line($0, lines) != line($0, golden) })
        else { return }
        Issue.record(
            """
            \(name).txt, line \(index + 1):
            golden: \(line(index, golden) ?? "(no line)")
            now:    \(line(index, lines) ?? "(no line)")
            If the new picture is right: WRITE_PICTURES=1 swift test --filter ScreenPictureTests
            """,
            sourceLocation: sourceLocation
        )
    }

    private func line(_ index: Int, _ lines: [String]) -> String? {
        lines.indices.contains(index) ? lines[index] : nil
    }
}
