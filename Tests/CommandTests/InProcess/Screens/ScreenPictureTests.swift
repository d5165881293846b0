import Foundation
import Screens
import TestSupport
import Testing

@testable import AppCommand

@Suite @MainActor struct ScreenPictureTests {
    @Test(arguments: GoldenScreen.all)
    func `matches its golden picture, and shows the same under each pattern`(screen: GoldenScreen) async throws {
        let pictures = try await ScreenPictures(of: screen, on: Pattern.allCases)

        try compare(pictures.lines, with: screen.name)
        #expect(pictures.areAlike)
    }

    @Test func `looks the same side by side`() async throws {
        let pictures = try await ScreenPictures(of: .feed, on: Pattern.allCases.suffix(3))

        try compare(pictures.linesSideBySide, with: "side-by-side")
    }

    /// Expects the lines of a golden picture; where the environment has `WRITE_PICTURES`, writes them first.
    private func compare(_ lines: [String], with name: String) throws {
        let file = URL(filePath: #filePath).appending(path: "../../Golden/Screens/\(name).txt").standardized
        if ProcessInfo.processInfo.environment["WRITE_PICTURES"] != nil {
            try lines.map { $0 + "\n" }.joined().write(to: file, atomically: true, encoding: .utf8)
        }
        let golden = try String(contentsOf: file, encoding: .utf8)

        lines.expect(golden.components(separatedBy: "\n").dropLast())
    }
}
