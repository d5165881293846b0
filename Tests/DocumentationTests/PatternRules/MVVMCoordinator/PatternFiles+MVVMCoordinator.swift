extension PatternFiles {
    /// The files of MVVM + Coordinator and the rules of their roles.
    static let mvvmCoordinator = PatternFiles(
        module: "MVVMCoordinator",
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
        ],
        rules: PatternRules.mvvmCoordinator + PatternRules.mvvmCoordinatorState
            + PatternRules.mvvmCoordinatorOwnership
    )
}
