import Foundation
import Headless
import TestSupport
import Testing

@testable import ArchDemo

@Suite(.timeLimit(.minutes(4))) struct `A screen whose objects are counted` {
    @Test(arguments: PatternName.allCases, await CountedScreen.all)
    func `has as many parts as docs/screens.json says`(pattern: PatternName, screen: CountedScreen) async throws {
        let app = try await VirtualApp(pattern)
        try await app.perform(screen.preparation)
        let before = app.census(of: pattern.module)

        try await app.perform(screen.opening)

        let parts = app.census(of: pattern.module).newcomers(since: before).names
        let counted = try Count.all.first { $0.screen == screen.title && $0.pattern == pattern.rawValue }
        #expect(counted?.parts == parts.count, "\(parts)")
    }
}

/// An entry of docs/screens.json.
nonisolated private struct Count: Decodable {
    let screen: String
    let pattern: String
    let parts: Int

    static var all: [Count] {
        get throws {
            let url = URL(filePath: #filePath).appending(path: "../../../docs/screens.json").standardizedFileURL
            return try JSONDecoder().decode([Count].self, from: Data(contentsOf: url))
        }
    }
}

extension VirtualApp {
    fileprivate func census(of module: String) -> Census {
        let roots: [AnyObject?] = [application, device.window]
        return Census(of: module, from: roots.compactMap(\.self))
    }
}
