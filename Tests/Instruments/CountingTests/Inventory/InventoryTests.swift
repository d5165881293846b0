import Foundation
import TestSupport
import Testing

@testable import Counting

@Suite("An inventory") struct InventoryTests {
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
        let features = pattern.features.map {
            "\($0.name): \($0.code.types) types, \($0.count(of: .weak)) weak, \($0.tests.tests) tests, \($0.tests.spies) spies"
        }
        features.expect([
            "Login: 1 types, 1 weak, 1 tests, 0 spies", "Photo: 1 types, 0 weak, 0 tests, 0 spies",
            "common: 0 types, 0 weak, 0 tests, 1 spies",
        ])
        #expect(pattern.total.code == CodeCount(files: 2, lines: 3, tokens: 18, types: 2, protocols: 1))
        inventory.shared.map { "\($0.name) \($0.code.protocols)" }.expect(["Shared/Services 1", "Screens/common 0"])
        inventory.features.expect(["Login", "Photo"])
    }

    @Test(arguments: [
        ("Photo/PhotoViewController.swift", Role.view), ("App/AppDelegate.swift", .view),
        ("Photo/PhotoViewModel+State.swift", .presenter), ("Photo/PhotoPresenter.swift", .presenter),
        ("Photo/PhotoInteractor.swift", .interactor), ("App/StackRouter.swift", .router),
        ("App/TabsCoordinator.swift", .router), ("App/AppAssembly.swift", .assembly),
        ("App/AppContract.swift", .contract), ("Binding/Field+Show.swift", .other), ("App/AppDelegates.swift", .other),
    ])
    func `finds the role of a file by its name`(path: String, role: Role) throws {
        let clone = try SmallClone(["Modules/A/\(path)": "let a = 1\nlet b = 2", "Modules/A/C/CContract.swift": ""])

        let total = try clone.inventory().patterns.first?.total

        #expect(total?.roles.filter { $0.value > 0 } == [role: 2])
    }

    @Test func `knows the types of shared code`() throws {
        let clone = try SmallClone([
            "Modules/A/Login/Presenter.swift": "class Presenter { let clock: any Clock; let form: Form }",
            "Modules/Shared/Time/Clock.swift": "protocol Clock {}\nstruct Form {}",
        ])

        let references = try clone.inventory().patterns.flatMap(\.features).flatMap(\.references)

        references.expect([StoredReference(owner: "Presenter", name: "clock", type: "any Clock", kind: .strong)])
    }

    @Test func `counts weak captures of closures for each feature`() throws {
        let clone = try SmallClone([
            "Modules/A/Login/View.swift": "let a = { [weak self, unowned b, c] in { [weak c] in c } }",
            "Modules/A/Photo/View.swift": "class View { weak var view: View?; let views = [weak] }",
        ])

        let pattern = try clone.inventory().patterns.first

        #expect(pattern?.features.map(\.weakCaptures) == [3, 0])
        #expect(pattern?.total.weakCaptures == 3)
    }

    @Test func `counts the presentation logic of Shared alone`() throws {
        let clone = try SmallClone([
            "Modules/Shared/Presentation/Row.swift": "struct Row {\n}",
            "Modules/Shared/Services/Failure.swift": "enum Failure {}",
            "Modules/Shared/Services/Clock.swift": "protocol Clock {}",
            "Modules/Screens/Presentation/Row.swift": "struct Row {}",
        ])

        #expect(try clone.inventory().presentation.lines == 3)
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
