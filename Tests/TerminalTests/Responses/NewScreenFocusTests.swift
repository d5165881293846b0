import Headless
import Shared
import TestSupport
import Testing

@testable import Terminal

/// Where the focus is on a screen that appears.
struct NewScreenFocusTests {
    @Test func `While rows are loading nothing has the focus, and Enter taps nothing`() async throws {
        let stage = Stage { app in
            let screen = app.dashboard()
            for title in ["Banners", "Categories", "Products", "Pictures"] { screen.section(title).rows = [] }
            screen.section("Banners").isBusy = true
            app.show(screen)
        }

        await stage.press(.enter)
        let before = stage.focus
        try await stage.change { try $0.section("Pictures").rows = [Row(id: "Q1", title: "Q1")] }

        #expect(before == "")
        #expect(stage.focus == "Q1")
        #expect(stage.log.isEmpty)
    }

    @Test(arguments: [[.down, .up], ["f"], ["a", .escape], [.enter]] as [[Press]])
    func `A row that the user moved to or acted on keeps the focus and the keys when rows come above`(keys: [Press])
        async throws
    {
        let stage = Stage { $0.show($0.list()) }

        await stage.press(keys)
        try await stage.change { try $0.section().rows.insert(StubApp.row(0), at: 0) }
        await stage.press("d")

        #expect(stage.focus == "Row 1")
        #expect(stage.log.last == "Delete R1")
    }

    @Test func `At the tab bar the focus stays while the rows of the chosen tab arrive`() async throws {
        let stage = Stage { $0.showTabs($0.list("One"), $0.list("Two", count: 0)) }
        await stage.press(.backTab, .right)

        try await stage.change { try $0.section().rows = [StubApp.row(5)] }

        stage.marked.expect(["[2 Two]"])
    }

    @Test(
        arguments: [
            (
                KeyContext("a form above a list", [.enter]) { app in
                    app.show(app.list())
                    app.on("choose R1") { app.push(app.form()) }
                }, "Name"
            ),
            (
                KeyContext("a form on a sheet", [.tab, .tab, .tab, .enter]) { app in
                    app.show(app.dashboard())
                    app.on("tap Add image") { app.present(app.form("Sheet")) }
                }, "Name"
            ),
            (
                KeyContext("a sheet above the tab bar", [.backTab, .right]) { app in
                    app.showTabs(app.list(), app.list("Other"))
                    app.on("show Other") { app.present(app.form("Sheet")) }
                }, "Name"
            ),
            (KeyContext("sections in a tab") { $0.showTabs($0.dashboard(), $0.list()) }, "B1"),
            (
                KeyContext("a section without rows below a button") { app in
                    let button = Element.button(Button("Log out"))
                    app.show(StubScreen("List", [button, .section(Section("Rows"))], of: app))
                }, "[Log out]"
            ),
            (
                KeyContext("a busy form of a button") { app in
                    let form = StubScreen("Form", [.button(Button("Save"))], of: app)
                    form.screen.isBusy = true
                    app.show(form)
                }, "[Save]"
            ),
        ] as [(KeyContext, String)]
    )
    func `The focus of a new screen is in its first field, else on its first row, else on its first button`(
        context: KeyContext,
        focus: String
    ) async {
        let stage = await context.stage(columns: 80, rows: 24)

        #expect(stage.focus == focus)
    }
}
