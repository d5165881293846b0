/// The keys and their effects, shown as help. A test compares it with `docs/full-screen.md`.
enum KeyGuide {
    /// The title of the page.
    static let title = "Keys"

    /// One or several keys, and the effect that they have.
    static let entries: [(keys: String, effect: String)] = [
        ("Tab, Shift-Tab", "To the next or previous field, button, section or the tab bar."),
        ("Arrows, j, k", "Within a section; at the tab bar, ← and → choose a tab."),
        ("Enter", "Taps a button, chooses a row; in a field goes on, in the last one taps the button."),
        ("Esc", "Closes the innermost: help, find, menu, alert, sheet, screen."),
        ("1 … 4", "Choose a tab."),
        ("PgUp, PgDn, Home, End", "Scroll; at the end, more is loaded."),
        ("/", "Finds a row by typing; ↑ and ↓ go to the other matches, Enter stays, Esc returns."),
        ("r", "Refreshes the screen."),
        ("f", "Likes or unlikes the row."),
        ("a", "Opens the row’s actions."),
        ("d, Delete", "Deletes the row, after a question."),
        ("c", "To the calls: ↑↓ scroll, ←→ choose a column, Enter opens or folds, Esc returns."),
        ("?, F1", "Shows these keys."),
        ("q, Ctrl-C", "Quits: q outside fields and alerts, Ctrl-C anywhere."),
        ("Ctrl-Z, Ctrl-L", "Suspends; paints anew."),
        ("Ctrl-A, E, U, W", "In a field: to its start, to its end, delete to the start, delete a word."),
        ("Ctrl-N", "Where not all patterns fit: shows the next one."),
    ]

    private static let keyWidth = entries.map(\.keys.columns).max() ?? 0

    /// Returns the page of help in lines of `width` columns.
    static func lines(width: Int) -> [String] {
        let isNarrow = width < 60
        return entries.flatMap { entry in
            if isNarrow { return [" \(entry.keys)"] + entry.effect.wrapped(to: width - 5).map { "    \($0)" } }
            let effect = entry.effect.wrapped(to: width - keyWidth - 4)
            return effect.enumerated().map { index, text in
                " \((index == 0 ? entry.keys : "").padded(to: keyWidth))  \(text)"
            }
        }
    }
}
