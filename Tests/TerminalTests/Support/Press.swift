import Testing

/// What a key of the terminal sends.
nonisolated struct Press: ExpressibleByStringLiteral, CustomTestStringConvertible, Sendable {
    let text: String

    init(_ text: String) {
        self.text = text
    }

    init(stringLiteral text: String) {
        self.text = text
    }

    var testDescription: String { text.debugDescription }

    static let tab = Press("\t")
    static let backTab = Press("\u{1B}[Z")
    static let enter = Press("\r")
    static let escape = Press("\u{1B}")
    static let backspace = Press("\u{7F}")
    static let delete = Press("\u{1B}[3~")
    static let up = Press("\u{1B}[A")
    static let down = Press("\u{1B}[B")
    static let right = Press("\u{1B}[C")
    static let left = Press("\u{1B}[D")
    static let home = Press("\u{1B}[H")
    static let end = Press("\u{1B}[F")
    static let pageUp = Press("\u{1B}[5~")
    static let pageDown = Press("\u{1B}[6~")
    static let help = Press("\u{1B}OP")

    /// Returns the keys of each character.
    static func each(of text: String) -> [Press] { text.map { Press(String($0)) } }

    /// Returns a letter together with Ctrl.
    static func control(_ letter: Character) -> Press {
        Press(String(Unicode.Scalar((letter.asciiValue ?? 0) & 0x1F)))
    }

    /// Returns a paste as terminals bracket it.
    static func paste(_ text: String) -> Press {
        Press("\u{1B}[200~\(text)\u{1B}[201~")
    }

    /// All keys but those that end or stop the program.
    static let all: [Press] =
        [
            .tab, .backTab, .enter, .escape, .backspace, .delete, .up, .down, .right, .left, .home, .end, .pageUp,
            .pageDown, .help, .control("a"), .control("e"), .control("u"), .control("w"), .paste("a\nb"),
        ] + each(of: "1234/rfad?jkxé漢 ")
}
