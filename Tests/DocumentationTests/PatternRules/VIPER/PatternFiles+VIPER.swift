extension PatternFiles {
    /// The files of VIPER and the rules of their roles.
    static let viper = PatternFiles(
        module: "VIPER",
        testedRoles: ["Presenter", "Interactor", "Router", "ViewController", "AppDelegate"],
        otherRoles: ["Assembly", "Contract"],
        contract: "Contract",
        others: [
            "FeedPicture/FeedPictureResponse.swift": "what two interactors report in place of an entity",
            "FeedPicture/PictureRow+FeedPictureResponse.swift": "how two presenters show it",
        ],
        rules: PatternRules.viper + PatternRules.viperOwnership
    )
}
