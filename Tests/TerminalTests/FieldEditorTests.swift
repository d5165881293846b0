import TestSupport
import Testing

@testable import Terminal

nonisolated struct FieldEditorTests {
    @Test(arguments: Edit.all)
    func `A key edits the text at the caret`(edit: Edit) {
        var editor = edit.before

        let isTaken = editor.apply(edit.key)

        #expect(isTaken)
        #expect(editor == edit.after)
    }

    @Test(arguments: [Key.enter, .escape, .tab, .backTab, .up, .down, .pageUp, .pageDown, .help, .control("c")])
    func `Any other key changes nothing`(key: Key) {
        var editor = FieldEditor("text")

        let isTaken = editor.apply(key)

        #expect(!isTaken)
        #expect(editor == FieldEditor("text"))
    }

    @Test func `Text beyond the limit is refused, without cutting a character, and so is a pile of accents`() {
        var editor = FieldEditor(String(repeating: "a", count: FieldEditor.limit - 2))
        var pile = FieldEditor("e")

        _ = editor.apply(.paste("👩\u{200D}🔬"))
        let before = editor.text.count
        _ = editor.apply(.paste("bcd"))
        for count in [100_000, FieldEditor.limit - 5] {
            _ = pile.apply(.paste(String(repeating: "\u{301}", count: count)))
        }
        for _ in 0..<10 { _ = pile.apply(.character("\u{301}")) }

        let counts = [before, editor.text.count, editor.caret, pile.text.unicodeScalars.count]
        counts.expect([FieldEditor.limit - 2, 2_000, 2_000, FieldEditor.limit])
        #expect(editor.text.hasSuffix("abc"))
    }
}

/// A key, and a text before and after it, with the caret shown as “|”.
nonisolated struct Edit: CustomTestStringConvertible, Sendable {
    let before: FieldEditor
    let key: Key
    let after: FieldEditor

    init(_ before: String, _ key: Key, _ after: String) {
        self.before = Self.editor(before)
        self.key = key
        self.after = Self.editor(after)
    }

    var testDescription: String { "\(key) in “\(before.text)” at \(before.caret)" }

    private static func editor(_ shown: String) -> FieldEditor {
        let parts = shown.split(separator: "|", omittingEmptySubsequences: false)
        var editor = FieldEditor(String(parts[0] + parts[1]))
        editor.caret = parts[0].count
        return editor
    }

    static let all = [
        Edit("|", .character("a"), "a|"), Edit("a|c", .character("b"), "ab|c"), Edit("a|c", .paste("b b"), "ab b|c"),
        Edit("ab|c", .backspace, "a|c"), Edit("|a", .backspace, "|a"),
        Edit("a|bc", .delete, "a|c"), Edit("a|", .delete, "a|"),
        Edit("ab|", .left, "a|b"), Edit("|a", .left, "|a"), Edit("|ab", .right, "a|b"), Edit("a|", .right, "a|"),
        Edit("a|b", .home, "|ab"), Edit("a|b", .control("a"), "|ab"),
        Edit("a|b", .end, "ab|"), Edit("a|b", .control("e"), "ab|"),
        Edit("a b|c", .control("u"), "|c"), Edit("a|b c", .control("k"), "a|"),
        Edit("one two|three", .control("w"), "one |three"), Edit("one two  |", .control("w"), "one |"),
        Edit("a b|", .control("w"), "a |"), Edit("one|", .control("w"), "|"), Edit("  |", .control("w"), "|"),
        Edit("|a", .control("w"), "|a"),
        // An accent joins the letter before the caret; the parts of an emoji join.
        Edit("e|x", .character("\u{301}"), "e\u{301}|x"), Edit("👩|x", .character("\u{200D}"), "👩\u{200D}|x"),
        Edit("👩\u{200D}|x", .character("🔬"), "👩\u{200D}🔬|x"), Edit("🇫|x", .character("🇷"), "🇫🇷|x"),
        Edit("|🇷", .character("🇫"), "🇫🇷|"), Edit("a|", .paste("e\u{301}🇫🇷"), "ae\u{301}🇫🇷|"),
        // Backspace, Delete and the arrows take a whole character.
        Edit("ae\u{301}|x", .backspace, "a|x"), Edit("a👩\u{200D}🔬|x", .backspace, "a|x"),
        Edit("🇪🇸🇫🇷|x", .backspace, "🇪🇸|x"),
        Edit("a|👩\u{200D}🔬x", .delete, "a|x"), Edit("a👩\u{200D}🔬|x", .left, "a|👩\u{200D}🔬x"),
        Edit("|🇫🇷x", .right, "🇫🇷|x"),
        // What stood apart joins where the letter between goes.
        Edit("🇫x|🇷", .backspace, "🇫🇷|"),
    ]
}
