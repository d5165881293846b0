import Headless
import Shared
import TestSupport
import TestTools
import Testing

@testable import Terminal

/// Keys in a field.
struct FieldTests {
    @Test(arguments: stories)
    func `Keys edit the text of a field`(story: Story) async throws {
        try await story.play()
    }

    private nonisolated static let stories = Story.all(
        """
        Each edit reaches the app; moving the caret and keys without an effect do not
            empty field: a b Home → End ← Ctrl-A Ctrl-E Backspace Backspace Backspace Ctrl-B => Field
            | asks edit Field ×4 | says This key does nothing here.
        Every character is text in a field of any kind
            kinds: x Tab " q?" Tab {paste a b} Tab 1
            | asks anything | shows "  x⏎" "   q?⏎" "  a b⏎" "> 1⏎"
        A paste is one edit, in which line ends are spaces and sequences are no keys
            form: < {paste sequences} > => Name | asks edit Name ×3 | shows "> <Ana María[B]52;c;YQ==>⏎"
        Line ends at the end of a paste are dropped
            one two: ← {paste line} x | asks anything | shows "> one tw3 4xo⏎"
        A paste of line ends alone changes nothing
            empty field: {paste line ends} => Field | says This key does nothing here.
        A long text scrolls within its field so that the caret stays in view
            form on 40×24: "abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz0123456789"
            | asks anything | shows "> …" "0123456789"
        The beginning of a long text is in view when the caret is there
            form on 40×24: "abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz0123456789" Home
            | asks anything | shows "> abcdef"
        A shorter text that the app sets keeps the caret within it
            one two: {ab} c | asks anything | shows "> abc⏎"
        A text that the app fills in gets the caret at its end
            empty field: {gold} c | asks anything | shows "> goldc⏎"
        A text that the app changes keeps the caret at its start
            one two: Home {gold} c | asks anything | shows "> cgold⏎"
        A full field says so when a key is typed
            full field: x | says A field holds at most 2000 characters.
        """,
        scenes: [
            "empty field": field(""), "one two": field("one two"),
            "full field": field(String(repeating: "a", count: FieldEditor.limit)),
            "kinds": .screen { [InputKind.phone, .email, .webAddress, .name].map { .field(Field("\($0)", $0)) } },
        ],
        steps: [
            "{ab}": change(to: "ab"), "{gold}": change(to: "gold"), "{paste a b}": .paste("a b"),
            "{paste line}": .paste("3\t4\r\n"), "{paste line ends}": .paste("\r\n\n\u{2028}"),
            "{paste sequences}": .paste("Ana\r\nMaría\u{1B}[B\u{1B}]52;c;YQ==\u{7}"),
        ]
    )

    private nonisolated static func field(_ value: String) -> Scene {
        .screen { app in
            StubScreen("Form", [.field(Field("Field"))], of: app).with { $0.field("Field").value = value }
        }
    }

    private nonisolated static func change(to value: String) -> Step { .screen { $0.field("Field").value = value } }

    @Test func `The cursor is shown in a field, at the caret; elsewhere it stands hidden at the focus`() async {
        let stage = Stage { $0.showTabs($0.form(), $0.list()) }
        var cursors: [Int?] = []

        for steps in [["a", "b", "漢"], [.left], [.tab, .tab, .tab], ["2", .down, .down]] as [[Step]] {
            await stage.press(steps)
            cursors.append(stage.hasCursor ? stage.cursor.column : nil)
        }

        cursors.expect([6, 4, nil, nil])
        #expect(stage.lines[stage.cursor.row] == " > Row 3")
    }

    // MARK: Texts of megabytes

    /// One character: a letter with accents.
    private static let long = "e" + String(repeating: "\u{301}", count: 1_000_000)

    @Test func `Only the beginning of a long text is measured and drawn`() {
        let stage = Stage { app in
            let list = app.list(count: 0)
            list.section().rows = [Row(id: "1", title: Self.long, subtitle: Self.long)]
            list.section().status = Self.long
            app.show(list)
            list.screen.title = Self.long
            app.device.window.show(notice: Self.long)
            app.device.window.present(Alert(title: Self.long, message: Self.long, buttons: [.ok]))
        }

        let shown = Shown(stage.app.device)

        let (section, alert) = (shown.sections[0], shown.alert)
        let texts = [
            section.rows[0].title, section.rows[0].subtitle, section.status, alert?.title, alert?.message, shown.title,
            shown.notice,
        ]
        #expect(texts.allSatisfy { (1...8_010).contains($0?.utf8.count ?? 0) })
        #expect(stage.shows("é\u{301}\u{301}"))
    }

    @Test func `A text of the length that can be entered is shown as a whole`() {
        let text = String(repeating: "𝄞", count: FieldEditor.limit)

        #expect(text.shown == text)
        #expect((text + "a").shown == text)
    }

    @Test func `A field with a text too long to edit says so, and Ctrl-U removes the text`() async {
        let stage = Stage { $0.show($0.form().with { $0.field("Name").value = Self.long }) }
        let field = stage.app.top.field("Name")

        await stage.press("a", .backspace)
        let (reply, kept) = (stage.message, field.value.utf8.count)
        await stage.press(.control("u"), "b")

        #expect(reply == "This text is too long to edit here: Ctrl-U removes it.")
        #expect(kept == Self.long.utf8.count)
        #expect(field.value == "b")
    }
}
