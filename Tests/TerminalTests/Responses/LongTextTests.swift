import Headless
import Shared
import Testing

@testable import Terminal

/// A text of megabytes, which may be a single character: a letter with accents.
struct LongTextTests {
    private static let long = "e" + String(repeating: "\u{301}", count: 1_000_000)

    @Test func `Only the beginning of a text is measured and drawn`() {
        let stage = Stage { app in
            let list = app.list(count: 0)
            list.section("List").rows = [Row(id: "1", title: Self.long, subtitle: Self.long)]
            list.section("List").status = Self.long
            app.show(list)
            list.screen.title = Self.long
            app.device.window.show(notice: Self.long)
            app.device.window.present(Alert(title: Self.long, message: Self.long, buttons: [.ok]))
        }

        let shown = Shown(stage.app.device)

        let (section, alert) = (shown.sections[0], shown.alert)
        let texts = [
            section.rows[0].title, section.rows[0].subtitle, section.status, alert?.title, alert?.message,
            shown.title,
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

    @Test func `A field with a text too long to edit says so, and Ctrl-U removes the text`() async throws {
        let stage = Stage { $0.show($0.form().with { $0.field("Name").value = Self.long }) }

        await stage.press("a", .backspace)
        let (reply, kept) = (stage.message, try stage.app.device.field("Name").value.utf8.count)
        await stage.press(.control("u"), "b")

        let text = try stage.app.device.field("Name").value
        let message = "This text is too long to edit here: Ctrl-U removes it."
        #expect(reply == message)
        #expect(kept == Self.long.utf8.count)
        #expect(text == "b")
    }
}
