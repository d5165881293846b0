import Foundation
import Screens
import Testing

@testable import ArchDemo

@Suite struct ScreenPictureTests {
    @Test(arguments: GoldenScreen.all, Pattern.allCases)
    func `matches its golden picture`(screen: GoldenScreen, on pattern: Pattern) async throws {
        let file = GoldenPicture(screen.name)

        let lines = try await ScreenPictures(of: screen, on: [pattern]).lines

        try file.compare(lines)
    }

    @Test func `looks the same side by side`() async throws {
        let file = GoldenPicture("side-by-side")

        let lines = try await ScreenPictures(of: .feed, on: Pattern.allCases.suffix(3)).lines

        try file.compare(lines)
    }
}
