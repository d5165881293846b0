import Testing

/// The files that a pattern's module consists of: roles, their tests, and the few others, each with a reason.
struct PatternFiles: CustomTestStringConvertible, Sendable {
    let testDescription: String
    /// How the names of files with a role end that has a test file of its own.
    let testedRoles: [String]
    /// How the names of the other files with a role end.
    let otherRoles: [String]
    /// The file that shows what a view and its partner say to each other, of which every screen has one.
    let contract: String
    /// The files without a role, by their path in the module, and why they are there.
    let others: [String: String]

    var folder: String { "Modules/\(testDescription)" }

    static let all = [
        PatternFiles(
            testDescription: "MVP",
            testedRoles: ["Presenter", "ViewController", "AppDelegate"],
            otherRoles: ["Assembly", "Contract"],
            contract: "Contract",
            others: [
                "App/ChangeDelegate.swift": "the app, as presenters report to it what failed after they were left",
                "App/LogOutDelegate.swift": "the app, as presenters report to it a request to log out",
            ]
        ),
        PatternFiles(
            testDescription: "VIPER",
            testedRoles: ["Presenter", "Interactor", "Router", "ViewController", "AppDelegate"],
            otherRoles: ["Assembly", "Contract"],
            contract: "Contract",
            others: [
                "PictureList/FeedPictureResponse.swift": "what two interactors report in place of an entity",
                "PictureList/PictureRow+FeedPictureResponse.swift": "how two presenters show it",
            ]
        ),
        PatternFiles(
            testDescription: "MVVMCoordinator",
            testedRoles: ["ViewModel", "ViewController", "Coordinator"],
            otherRoles: [],
            contract: "ViewModel",
            others: [
                "App/SessionKeeper.swift": "the session, a model that view models call",
                "App/SessionKeeperDelegate.swift": "the app, as that model calls it",
                "Binding/BoundView.swift": "the view protocol of all screens",
                "Binding/EventQueue.swift": "what a view shows once",
                "Binding/Field+Show.swift": "how a view renders a field",
                "Binding/Phase.swift": "a part of the state of each list",
                "Binding/Question.swift": "how a view asks what its state asks",
                "Binding/ViewBinding.swift": "drives a view by its view model",
                "Binding/ViewModel.swift": "a view model that a binding can observe",
                "Coordinator/Coordinator.swift": "what all coordinators have in common",
                "Coordinator/StackRouter.swift": "navigates for coordinators, and reports which screen has gone",
                "Dashboard/DashboardViewModel+State.swift": "a state too large for its view model's file",
            ]
        ),
    ]

    /// What is wrong with `paths`, the files of the module, and `tests`, those of its tests; both by path in their folder.
    func faults(in paths: [String], tests: [String]) -> [String] {
        let roles = paths.filter { others[$0] == nil }
        let unknown = roles.filter { path in !(testedRoles + otherRoles).contains { path.hasSuffix("\($0).swift") } }
        let untested = roles.filter { path in
            testedRoles.contains { path.hasSuffix("\($0).swift") } && !tests.contains(test(of: path))
        }
        let screens = roles.filter { $0.hasSuffix("ViewController.swift") }
        let silent = screens.filter { !roles.contains($0.replacing("ViewController.swift", with: "\(contract).swift")) }
        let gone = others.keys.filter { !paths.contains($0) }
        return unknown.map { "\($0) has no role" }
            + untested.map { "\($0) has no \(test(of: $0))" }
            + silent.map { "\($0) has no \(contract)" }
            + gone.sorted().map { "\($0) is not there" }
    }

    private func test(of path: String) -> String { path.replacing(".swift", with: "Tests.swift") }
}
