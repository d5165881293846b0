import Foundation
import Testing

@testable import ArchDemo

@Suite struct ScreenPictureTests {
    @Test(arguments: GoldenScreen.all, PatternName.allCases)
    func `matches its golden picture`(screen: GoldenScreen, on pattern: PatternName) async throws {
        let file = GoldenPicture(screen.name)

        let lines = try await ScreenPictures(of: screen, on: [pattern]).lines

        try file.compare(lines)
    }

    @Test func `looks the same side by side`() async throws {
        let file = GoldenPicture("side-by-side")

        let lines = try await ScreenPictures(of: .feed, on: [.mvp, .viper, .mvvmC]).lines

        try file.compare(lines)
    }
}
