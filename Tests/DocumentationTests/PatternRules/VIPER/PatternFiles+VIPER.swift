extension PatternFiles {
    /// The files of VIPER and the rules of their roles.
    static let viper = PatternFiles(
        module: "VIPER",
        testedRoles: ["Presenter", "Interactor", "Router", "ViewController", "AppDelegate"],
        otherRoles: ["Assembly", "Contract"],
        contract: "Contract",
        others: [
            "PictureList/FeedPictureResponse.swift": "what two interactors report in place of an entity",
            "PictureList/PictureRow+FeedPictureResponse.swift": "how two presenters show it",
        ],
        rules: PatternRules.viper + PatternRules.viperOwnership
    )
}
