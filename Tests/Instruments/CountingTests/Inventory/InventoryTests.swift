import Foundation
import Testing

@testable import Counting

@Suite struct `An inventory` {
    @Test func `counts each feature of a pattern with its tests, and shared code apart`() throws {
        let clone = try SmallClone([
            "Modules/A/Login/View.swift": "protocol View {}\nclass Controller { weak var view: View? }",
            "Modules/A/Photo/Deep/Row.swift": "struct Row {}",
            "Tests/ATests/Login/ViewTests.swift": "@Test func a() {}",
            "Tests/ATests/Spies.swift": "class ViewSpy {}",
            "Modules/Shared/Services/Clock.swift": "protocol Clock {}",
            "Modules/Screens/Tab.swift": "enum Tab {}",
            "Modules/Headless/Notes.md": "no code",
        ])

        let inventory = try clone.inventory()

        let pattern = try #require(inventory.patterns.first)
        #expect(pattern.features.map(\.name) == ["Login", "Photo", "common"])
        #expect(pattern.features.map(\.code.types) == [1, 1, 0])
        #expect(pattern.features.map { $0.count(of: .weak) } == [1, 0, 0])
        #expect(pattern.features.map(\.tests.tests) == [1, 0, 0])
        #expect(pattern.features.map(\.tests.spies) == [0, 0, 1])
        #expect(pattern.total.code == CodeCount(files: 2, lines: 3, types: 2, protocols: 1))
        #expect(inventory.shared.map(\.name) == ["Shared/Services", "Screens/common"])
        #expect(inventory.shared.map(\.code.protocols) == [1, 0])
        #expect(inventory.features == ["Login", "Photo"])
    }

    @Test func `knows the types of shared code`() throws {
        let clone = try SmallClone([
            "Modules/A/Login/Presenter.swift": "class Presenter { let clock: any Clock; let form: Form }",
            "Modules/Shared/Time/Clock.swift": "protocol Clock {}\nstruct Form {}",
        ])

        let references = try clone.inventory().patterns.flatMap(\.features).flatMap(\.references)

        #expect(references == [StoredReference(owner: "Presenter", name: "clock", type: "any Clock", kind: .strong)])
    }

    @Test func `of a folder that is no clone throws the path that is missing`() throws {
        let clone = try SmallClone([:])
        try FileManager.default.removeItem(at: clone.url.appending(path: "Modules/Screens"))

        #expect(throws: SourceTreeError.unreadable(path: clone.url.path + "/Modules/Screens")) { try clone.inventory() }
    }
}
