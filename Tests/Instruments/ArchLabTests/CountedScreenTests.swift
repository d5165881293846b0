import ArchDemo
import Counting
import Foundation
import Testing

@testable import ArchLab

@Suite(.timeLimit(.minutes(4))) struct `A screen whose objects are counted` {
    @Test(arguments: PatternName.allCases, await CountedScreen.all)
    func `has as many parts as docs/screens.json says`(pattern: PatternName, screen: CountedScreen) async throws {
        let root = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL
        let written = try Findings(in: root).screens?.first {
            $0.screen == screen.title && $0.pattern == pattern.rawValue
        }

        let parts = try await screen.parts(under: pattern)

        #expect(parts == written?.parts)
    }
}
