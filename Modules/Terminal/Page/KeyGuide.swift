/// The keys and their effects, shown as help. A test compares it with `docs/full-screen.md`.
enum KeyGuide {
    /// One or several keys with the same effect, as written in help.
    struct Entry: Equatable {
        let keys: String
        let effect: String
    }

    static let entries = [
        Entry(keys: "Tab, Shift-Tab", effect: "To the next or previous field, button, section or the tab bar."),
        Entry(keys: "Arrows, j, k", effect: "Within a section; at the tab bar, ← and → choose a tab."),
        Entry(
            keys: "Enter",
            effect: "Taps a button, chooses a row; in a field goes on, in the last one taps the button."
        ),
        Entry(keys: "Esc", effect: "Closes the innermost: help, find, menu, alert, sheet, screen."),
        Entry(keys: "1 … 4", effect: "Choose a tab."),
        Entry(keys: "PgUp, PgDn, Home, End", effect: "Scroll; at the end, more is loaded."),
        Entry(keys: "/", effect: "Finds a row by typing; ↑ and ↓ go to the other matches, Enter stays, Esc returns."),
        Entry(keys: "r", effect: "Refreshes the screen."),
        Entry(keys: "f", effect: "Likes or unlikes the row."),
        Entry(keys: "a", effect: "Opens the row’s actions."),
        Entry(keys: "d, Delete", effect: "Deletes the row, after a question."),
        Entry(
            keys: "c",
            effect: "To the calls: ↑↓ scroll, ←→ choose a column, Enter opens or folds, Esc returns."
        ),
        Entry(keys: "?, F1", effect: "Shows these keys."),
        Entry(keys: "q, Ctrl-C", effect: "Quits: q outside fields and alerts, Ctrl-C anywhere."),
        Entry(keys: "Ctrl-Z, Ctrl-L", effect: "Suspends; paints anew."),
        Entry(
            keys: "Ctrl-A, E, U, W",
            effect: "In a field: to its start, to its end, delete to the start, delete a word."
        ),
        Entry(keys: "Ctrl-N", effect: "Where only one column fits: shows the next pattern."),
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
