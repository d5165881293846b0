import Comparison
import Testing

@testable import ArchDemo

@Suite struct `A tap on an empty form of Log in` {
    @Test(arguments: PatternName.allCases)
    func `can be repeated under each pattern`(pattern: PatternName) async throws {
        let stage = try await LoginTap(pattern)

        let first = try await stage.tap()
        let second = try await stage.tap()

        #expect(first > .zero)
        #expect(second > .zero)
    }

    @Test(arguments: PatternName.allCases)
    func `has the crossings that its trace shows`(pattern: PatternName) async throws {
        let stage = try await LoginTap(pattern)

        let traced = try TracedCrossings(in: pattern.module).count(onPage: "invalid-login", below: pattern.title)

        #expect(stage.crossings == traced)
    }

    @Test func `can be repeated without a pattern`() async throws {
        let stage = LoginTap()

        let first = try await stage.tap()
        let second = try await stage.tap()

        #expect(first > .zero)
        #expect(second > .zero)
    }
}
