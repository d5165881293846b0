import Headless
import TestSupport
import Testing

/// On return the focus is where it was.
struct ReturnTests {
    @Test func `Back from a screen above, it is on the same row, scrolled as before`() async {
        let stage = Stage(rows: 12) { app in
            app.show(app.list())
            app.on("choose R21") { app.push(app.form()) }
        }
        await stage.press(Press.each(of: "/21") + [.enter])
        let before = stage.text

        await stage.press(.enter, .tab, .escape)

        #expect(stage.text == before)
    }

    @Test func `Back from another tab, it is on the row of each`() async {
        let stage = Stage { $0.showTabs($0.list("One"), $0.list("Two"), $0.form("Three")) }
        await stage.press(.down, .down, "2", .down)

        let path = await stage.path("1", "2")

        path.expect(["Row 3", "Row 2"])
    }

    @Test func `Back in a form, the caret is where it was`() async throws {
        let stage = Stage { $0.show($0.form()) }
        await stage.type("abc")
        await stage.press(.left)
        await stage.change { $0.present($0.list("Sheet")) }
        await stage.press(.escape)

        await stage.press("x")

        #expect(try stage.app.device.field("Name").value == "abxc")
    }

    @Test(arguments: [(false, "Row 3"), (true, "Row 4")])
    func `It stays on the row that was opened, though another came above it; if it was deleted, it goes to the next`(
        isDeleted: Bool,
        focus: String
    ) async {
        let stage = Stage { app in
            let list = app.list()
            app.show(list)
            app.on("choose R3") { app.push(app.form()) }
            app.on("tap Save") {
                let section = list.section("List")
                section.rows = isDeleted ? section.rows.filter { $0.title != "Row 3" } : [StubApp.row(0)] + section.rows
            }
        }
        await stage.press(.down, .down, .enter, .tab, .tab, .enter)

        await stage.press(.escape)

        #expect(stage.focus == focus)
    }

    @Test func `A new screen with the title of an earlier one begins anew`() async {
        let stage = Stage { app in
            app.show(app.list())
            app.on("choose R1") { app.push(app.list("Above")) }
        }
        await stage.press(.enter, .down, .down, .escape)

        await stage.press(.enter)

        #expect(stage.focus == "Row 1")
        #expect(stage.shows("Above"))
    }

    @Test(arguments: [("", "Email"), ("sara@example.com", "Password")])
    func `After the screen above has succeeded, it goes to the first empty field or else to the last`(
        email: String,
        focused: String
    ) async throws {
        let stage = Stage { app in
            let form = app.form()
            app.show(form)
            for (label, text) in [("Name", "Sara"), ("Email", email), ("Password", "secret")] {
                form.field(label).value = text
            }
            app.on("tap Save") { app.push(app.list("Next")) }
            app.on("choose R1") {
                form.navigationStack?.pop()
                app.device.window.show(notice: "Done")
            }
        }
        await stage.press(.tab, .tab, .tab, .enter)

        await stage.press(.enter)

        #expect(stage.focusedField == focused)
    }

    @Test func `It goes on to the next empty field if the app fills in the first below a notice`() async throws {
        let stage = Stage { $0.show($0.form()) }
        await stage.change { $0.device.window.show(notice: "Done") }
        let before = stage.focus

        try await stage.change { try $0.device.field("Name").value = "Sara" }

        #expect(before == "Name")
        #expect(stage.focus == "Email")
    }
}
