import Counting
import Foundation
import Screens
import Testing

@testable import AppCommand
@testable import ArchLab

@Suite("The screens whose objects are counted") @MainActor struct CountedScreenTests {
    @Test func `have as many parts as docs/comparison.md says`() async throws {
        let page = URL(filePath: #filePath).appending(path: "../../../../../docs/comparison.md").standardized
        let written = try String(contentsOf: page, encoding: .utf8)

        let table = ScreenCount.table(of: try await CountedScreen.counts()) { Pattern(word: $0)?.title ?? $0 }

        #expect(written.contains("```\n\(table.text)```\n"))
    }
}
