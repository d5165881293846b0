import Foundation
import TestSupport
import Testing

@testable import Counting

@Suite("An inventory") @MainActor struct InventoryTests {
    @Test(arguments: PresentationLogic.paths)
    func `finds the presentation logic that it lists`(path: String) {
        let shared = URL(filePath: #filePath).appending(path: "../../../../../Modules/Shared").standardized

        #expect(FileManager.default.fileExists(atPath: shared.appending(path: path).path))
    }

    @Test func `counts no hidden files, such as those of a build`() throws {
        let clone = try SmallClone([
            "Modules/A/.build/Copy.swift": "struct A {}", "Modules/A/.Draft.swift": "struct /*",
            "Modules/A/View.swift": "struct A {}",
        ])

        try clone.inventory().patterns.map(\.total.code.files).expect([1])
    }

    @Test func `of a folder that is no clone throws the path that is missing`() throws {
        let clone = try SmallClone([:])
        try FileManager.default.removeItem(at: clone.url.appending(path: "Modules/Screens"))

        #expect(throws: SourceTreeError.unreadable(path: clone.url.path + "/Modules/Screens")) { try clone.inventory() }
    }
}
