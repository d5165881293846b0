extension PatternFiles {
    /// The files of MVP and the rules of their roles.
    static let mvp = PatternFiles(
        module: "MVP",
        testedRoles: ["Presenter", "ViewController", "AppDelegate"],
        otherRoles: ["Assembly", "Contract"],
        contract: "Contract",
        others: [
            "App/LogOutDelegate.swift": "the app, as presenters report to it a request to log out"
        ],
        rules: PatternRules.mvp + PatternRules.mvpOwnership
    )
}
