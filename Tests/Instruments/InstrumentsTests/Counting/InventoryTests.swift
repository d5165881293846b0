import Foundation
import TestSupport
import Testing

@testable import Counting

@Suite("An inventory") @MainActor struct InventoryTests {
    @Test func `counts each feature of a pattern with its tests, and shared code apart`() throws {
        let clone = try SmallClone([
            "Modules/A/Login/View.swift": "protocol View {}\nclass Controller { weak var view: View? }",
            "Modules/A/Photo/Deep/Row.swift": "enum Row { struct A {}; actor B {} }\nextension Row { enum C {} }",
            "Tests/ATests/Login/ViewTests.swift": "@Test func a() {}",
            "Tests/ATests/Spies.swift": "class ViewSpy {}",
            "Modules/Shared/Services/Clock.swift": "protocol Clock {}",
            "Modules/Shared/Services/Failure.swift": "enum Failure {}",
            "Modules/Shared/Presentation/Row.swift": "struct Row {\n}",
            "Modules/Screens/Presentation/Tab.swift": "enum Tab {}",
            "Modules/Headless/Notes.md": "no code",
        ])

        let inventory = try clone.inventory()

        let pattern = try #require(inventory.patterns.first)
        let features = pattern.features.map {
            "\($0.name): \($0.code.types) types, \($0.count(of: .weak)) weak, \($0.tests.tests) tests, \($0.tests.spies) spies"
        }
        features.expect([
            "Login: 1 types, 1 weak, 1 tests, 0 spies", "Photo: 4 types, 0 weak, 0 tests, 0 spies",
            "common: 0 types, 0 weak, 0 tests, 1 spies",
        ])
        #expect(pattern.total.code == CodeCount(files: 2, lines: 4, tokens: 35, types: 5, protocols: 1))
        inventory.shared.map { "\($0.name) \($0.code.lines)" }.expect([
            "Shared/Presentation 2", "Shared/Services 2", "Screens/Presentation 1",
        ])
        inventory.features.expect(["Login", "Photo"])
        #expect(inventory.presentation.lines == 3)
    }

    @Test func `counts tests once, those with arguments too, and every line outside tests as set-up`() {
        let text = """
            @Suite struct ATests {
                @Test func `A`() {
                    let a = makeA()

                    #expect(a == 1)
                }

                @Test(arguments: [1, 2])
                func `B`(b: Int) {}

                func help() {}
            }

            final class ViewSpy {}
            struct Spies {}
            """

        let count = TestCount([SourceFile(path: "", text: text)])

        #expect(count == TestCount(tests: 2, spies: 1, lines: 11, setUpLines: 5))
        #expect(count.setUpLinesPerTest == 2.5)
    }

    @Test(arguments: PresentationLogic.paths)
    func `finds the presentation logic that it lists`(path: String) {
        let shared = URL(filePath: #filePath).appending(path: "../../../../../Modules/Shared").standardized

        #expect(FileManager.default.fileExists(atPath: shared.appending(path: path).path))
    }

    @Test func `of a folder that is no clone throws the path that is missing`() throws {
        let clone = try SmallClone([:])
        try FileManager.default.removeItem(at: clone.url.appending(path: "Modules/Screens"))

        #expect(throws: SourceTreeError.unreadable(path: clone.url.path + "/Modules/Screens")) { try clone.inventory() }
    }
}
