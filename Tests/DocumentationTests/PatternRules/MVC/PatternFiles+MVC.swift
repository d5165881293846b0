extension PatternFiles {
    /// The files of MVC and the rules of their roles.
    static let mvc = PatternFiles(
        module: "MVC",
        testedRoles: ["ViewController", "AppDelegate"],
        otherRoles: [],
        contract: nil,
        others: [
            "App/LogOutDelegate.swift": "the app, as screens report to it a request to log out"
        ],
        rules: PatternRules.mvc
    )
}
