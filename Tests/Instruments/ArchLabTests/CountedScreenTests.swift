import ArchDemo
import Counting
import Foundation
import Screens
import Testing

@testable import ArchLab

@Suite("A screen whose objects are counted", .timeLimit(.minutes(4))) struct CountedScreenTests {
    @Test(arguments: Pattern.allCases, await CountedScreen.all)
    func `has as many parts as docs/screens.json says`(pattern: Pattern, screen: CountedScreen) async throws {
        let root = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL
        let written = try Findings(in: root).screens?.first {
            $0.screen == screen.title && $0.pattern == pattern.name
        }

        let parts = try await screen.parts(under: pattern)

        #expect(parts == written?.parts)
    }
}
