import Foundation
import Screens
import Testing

@testable import AppCommand

@Suite @MainActor struct ScreenPictureTests {
    @Test(arguments: GoldenScreen.all)
    func `matches its golden picture, and shows the same under each pattern`(screen: GoldenScreen) async throws {
        let file = GoldenPicture(screen.name)

        let pictures = try await ScreenPictures(of: screen, on: Pattern.allCases)

        try file.compare(pictures.lines)
        #expect(pictures.areAlike)
    }

    @Test func `looks the same side by side`() async throws {
        let file = GoldenPicture("side-by-side")

        let pictures = try await ScreenPictures(of: .feed, on: Pattern.allCases.suffix(3))

        try file.compare(pictures.linesSideBySide)
    }
}
