/// The bytes that keys send.
enum Keys {
    static let tab = "\t"
    static let backTab = "\u{1B}[Z"
    static let enter = "\r"
    static let escape = "\u{1B}"
    static let down = "\u{1B}[B"
    static let left = "\u{1B}[D"
    static let home = "\u{1B}[H"
    static let end = "\u{1B}[F"
    /// Ctrl-U, which empties a field.
    static let empty = "\u{15}"
    /// Ctrl-L.
    static let repaint = "\u{C}"

    /// Keys that a user may press, but for those that end or stop the app.
    static let harmless =
        [tab, backTab, enter, escape, "\u{1B}[A", down, "\u{1B}[C", left, "\u{7F}", "\u{1B}[3~"]
        + ["\u{1B}[5~", "\u{1B}[6~", home, end, "/", "?", "\u{E}", "\u{1}", empty, "漢", "é", "👍🏽"]
        + ["\u{1B}[200~two\nlines\u{1B}[201~"] + "1234rfadjkx @".map(String.init)
}
