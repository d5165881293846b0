extension Canvas {
    /// The same frame with ASCII for the signs that the fonts of the Linux console (`TERM=linux`) lack.
    nonisolated var forLinuxConsole: Canvas {
        var canvas = self
        canvas.replaceTexts { Self.signs[$0] ?? $0 }
        return canvas
    }

    private nonisolated static let signs = [
        "☒": "x", "▣": "#", "▢": "o", "♥": "*", "♡": "-", "•": "*", "…": "~", "‹": "<", "›": ">", "≠": "#",
        "─": "-", "│": "|", "┌": "+", "┐": "+", "└": "+", "┘": "+", "├": "+", "┤": "+", "┬": "+", "┴": "+", "┼": "+",
        "←": "<", "→": ">", "↑": "^", "↓": "v", "⇢": ">", "⇠": "<", "▏": "|", "–": "-", "—": "-",
        "“": "\"", "”": "\"", "‘": "'", "’": "'", "◌": "o", "\u{FFFD}": "?",
    ]
}
