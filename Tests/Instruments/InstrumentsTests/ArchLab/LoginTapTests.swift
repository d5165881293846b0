import AppCommand
import Screens
import Testing

@testable import ArchLab

@Suite("A tap on an empty form of Log in") @MainActor struct LoginTapTests {
    @Test(arguments: Pattern.allCases)
    func `can be repeated under each pattern`(pattern: Pattern) async throws {
        let stage = try await LoginTap(pattern)

        let first = try await stage.tap()
        let second = try await stage.tap()

        #expect(first > .zero)
        #expect(second > .zero)
    }
}
