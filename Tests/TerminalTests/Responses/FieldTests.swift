import Headless
import TestSupport
import TestTools
import Testing

@testable import Terminal

struct FieldTests {
    private static func stage(_ kind: InputKind, value: String = "") -> Stage {
        Stage { app in
            let screen = StubScreen("Form", [.field(Field("Field", kind))], of: app)
            screen.field("Field").value = value
            app.showTabs(app.list(), app.list("Other"))
            app.push(screen)
        }
    }

    @Test func `Each edit reaches the app; moving the caret and keys without an effect do not`() async {
        let stage = Self.stage(.text)

        await stage.press("a", "b", .home, .right, .end, .left, .control("a"), .control("e"))
        await stage.press(.backspace, .backspace, .backspace, .control("b"))

        let edits = Array(repeating: "edit Field", count: 4)
        #expect(stage.outcome == Outcome(focus: "Field", log: edits, message: "This key does nothing here."))
    }

    private nonisolated static let printable =
        String(String.UnicodeScalarView((0x20..<0x7F).compactMap { Unicode.Scalar($0) })) + "é漢ß"

    @Test(
        arguments: [
            ([.control("a"), "x"], "xone two"), ([.home, "x"], "xone two"), ([.home, .end, "x"], "one twox"),
            ([.control("a"), .control("e"), "x"], "one twox"), ([.left, "x"], "one twxo"),
            ([.home, .right, "x"], "oxne two"), ([.control("u")], ""), ([.left, .control("u")], "o"),
            ([.control("w")], "one "), ([.home, .delete], "ne two"), ([.left, .backspace], "one to"),
            ([.control("u"), Press(printable)], printable),
        ] as [([Press], String)]
    )
    func `Every printable character is text; Ctrl-A, Ctrl-E, Ctrl-U, Ctrl-W, arrows, Home and End edit`(
        keys: [Press],
        value: String
    ) async throws {
        let stage = Self.stage(.text, value: "one two")

        await stage.press(keys)

        #expect(try stage.app.device.field("Field").value == value)
        #expect(stage.isRunning)
    }

    @Test func `The cursor is shown in a field, at the caret; elsewhere it stands hidden at the focus`() async {
        let stage = Stage { $0.showTabs($0.form(), $0.list()) }
        await stage.type("ab漢")
        var cursors = [stage.hasCursor ? stage.cursor.column : nil]

        for keys in [[.left], [.tab, .tab, .tab], ["2", .down, .down]] as [[Press]] {
            await stage.press(keys)
            cursors.append(stage.hasCursor ? stage.cursor.column : nil)
        }

        cursors.expect([6, 4, nil, nil])
        #expect(stage.lines[stage.cursor.row] == " > Row 3")
    }

    @Test func `A long text scrolls within its field, and the caret stays in view`() async {
        let stage = Stage(columns: 40) { $0.show($0.form()) }

        await stage.type("abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz0123456789")
        let end = stage.marked
        await stage.press(.home)

        let texts = [end.first?.suffix(10), stage.marked.first?.prefix(6)]
        texts.expect(["0123456789", "abcdef"])
        #expect(stage.cursor.column == 2)
    }

    @Test(arguments: [InputKind.password, .newPassword])
    func `A secure field shows a dot for each character`(kind: InputKind) async {
        let stage = Self.stage(kind)

        await stage.type("abc")

        stage.marked.expect(["•••"])
    }

    @Test(
        arguments: [("long text", [], "ab", "abc"), ("", [], "gold", "goldc"), ("golden", [.home], "olden", "colden")]
            as [(String, [Press], String, String)]
    )
    func `A text that the app changes keeps the caret within it, one that it fills in gets it at the end`(
        old: String,
        keys: [Press],
        new: String,
        result: String
    ) async throws {
        let stage = Self.stage(.text, value: old)
        await stage.press(keys)

        try stage.app.device.field("Field").value = new
        await stage.press("c")

        #expect(try stage.app.device.field("Field").value == result)
    }

    @Test(
        arguments: [
            (.phone, "x", "x"), (.email, " ", " "), (.webAddress, .paste("a b"), "a b"), (.name, "1", "1"),
            (.email, .paste("a\r\nb"), "a b"), (.text, .paste("a\u{7}b"), "ab"),
        ] as [(InputKind, Press, String)]
    )
    func `Every character is text in a field of any kind`(kind: InputKind, key: Press, text: String) async throws {
        let stage = Self.stage(kind)

        await stage.press(key)

        #expect(try stage.app.device.field("Field").value == text)
        #expect(stage.message == "")
    }

    @Test(arguments: ["x", .paste("xyz")] as [Press])
    func `A field says how much it holds if it has no room for all that is typed or pasted`(key: Press) async {
        let stage = Self.stage(.text, value: String(repeating: "a", count: FieldEditor.limit))

        await stage.press(key)

        #expect(stage.message == "A field holds at most 2000 characters.")
    }
}
