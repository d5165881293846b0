import PseudoTerminal

/// Keys to type, and the texts that appear or disappear.
struct KeyStep {
    var keys: String
    var shows: [String]
    var hides: String?
    /// Whether an alert appears, which ignores keys for a moment.
    var opensAlert = false
    /// Whether to repeat the keys until the texts appear, such as keys that load more pages.
    var isRepeated = false

    /// Returns whether the screen has the texts of the step.
    func isDone(_ screen: ModelTerminal) -> Bool {
        shows.allSatisfy(screen.shows) && !(hides.map(screen.shows) ?? false)
    }
}
