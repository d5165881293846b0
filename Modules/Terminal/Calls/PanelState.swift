/// The state of the panel of calls.
struct PanelState: Equatable {
    /// A line that hides what belongs to it.
    struct Fold: Hashable {
        let app: Int
        let line: Int
    }

    /// Whether the panel has the keys.
    var hasKeys = false
    /// The number of the key whose calls are shown.
    var number = 0
    /// The current row among all rows.
    var row = 0
    /// The number of rows scrolled out at the top.
    var scroll = 0
    /// The index of the chosen column.
    var column = 0
    var folds: Set<Fold> = []
    /// The number of rows when the panel was last drawn, kept while a screen is busy; 0 before.
    var height = 0

    /// Returns the lines of an app's list that are folded.
    func folds(ofApp app: Int) -> Set<Int> {
        Set(folds.lazy.filter { $0.app == app }.map(\.line))
    }
}
