import Headless
import Shared
import Testing

@testable import Terminal

/// Where the focus is on a screen that appears.
struct NewScreenFocusTests {
    @Test func `The focus is in the first field`() async {
        let stage = Stage { app in
            app.show(app.list())
            app.on("choose R1") { app.push(app.form()) }
        }

        await stage.press(.enter)

        #expect(stage.focusedField == "Name")
        #expect(stage.hasCursor)
    }

    @Test func `Without a field the focus is on the first row`() async {
        let stage = Stage { $0.showTabs($0.dashboard(), $0.list()) }

        #expect(stage.marked == ["B1"])
    }

    @Test func `The focus goes to the first row once there is one`() async throws {
        let stage = Stage { $0.showTabs($0.list(count: 0), $0.form()) }

        try #require(try stage.app.device.sections().first).rows = [StubApp.row(5)]
        await stage.settle()

        #expect(stage.marked == ["Row 5"])
    }

    @Test func `Once the user has moved the focus, new rows above do not take it`() async throws {
        let stage = Stage { $0.show($0.dashboard()) }
        let banners = try #require(try stage.app.device.sections("Banners").first)
        banners.rows = []
        await stage.press(.right)
        let before = stage.marked

        banners.rows = [Row(id: "B1", title: "B1")]
        await stage.settle()

        #expect(before == ["C2"])
        #expect(stage.marked == ["C2"])
    }

    @Test func `A sheet has the focus in its first field`() async {
        let stage = Stage { app in
            app.show(app.dashboard())
            app.on("tap Add image") { app.present(app.form("Sheet")) }
        }

        await stage.press(.tab, .tab, .tab, .enter)

        #expect(stage.focusedField == "Name")
        #expect(stage.shows("─ Sheet ─"))
    }

    @Test func `In a field that has text the caret is at the end`() async throws {
        let stage = Stage { app in
            let form = app.form()
            form.field("Name").value = "ab"
            app.show(form)
        }

        await stage.press("c")

        #expect(try stage.app.device.field("Name").value == "abc")
    }

    @Test func `While rows are loading nothing has the focus, and Enter taps nothing`() async throws {
        let stage = Stage { app in
            let screen = app.dashboard()
            for title in ["Banners", "Categories", "Products", "Pictures"] { screen.section(title).rows = [] }
            screen.section("Banners").isBusy = true
            app.show(screen)
        }

        await stage.press(.enter)
        let before = stage.marked
        try #require(try stage.app.device.sections("Pictures").first).rows = [Row(id: "Q1", title: "Q1")]
        await stage.settle()

        #expect(before == [])
        #expect(stage.log == [])
        #expect(stage.marked == ["Q1"])
    }

    @Test func `Keys that are typed before there is a screen act on the first one`() async throws {
        let stage = Stage { _ in }
        await stage.press("a", "q", .tab)

        stage.app.show(stage.app.form())
        await stage.settle()

        #expect(try stage.app.device.field("Name").value == "aq")
        #expect(stage.focusedField == "Email")
    }

    @Test func `Ctrl-C ends the view before there is a screen`() async throws {
        let stage = Stage { _ in }

        await stage.press(.control("c"))

        #expect(try await stage.ending() == .interrupted)
    }

    @Test(arguments: [["f"], ["a", .escape], [.enter]] as [[Press]])
    func `A row that the user acted on keeps the focus, though it was not moved`(keys: [Press]) async throws {
        let stage = Stage { $0.show($0.list()) }

        for key in keys { await stage.press(key) }
        try #require(try stage.app.device.sections().first).rows.insert(StubApp.row(0), at: 0)
        await stage.settle()

        #expect(stage.marked == ["Row 1"])
    }

    @Test func `At the tab bar the focus stays while the rows of the chosen tab arrive`() async throws {
        let stage = Stage { $0.showTabs($0.list("One"), $0.list("Two", count: 0)) }
        await stage.press(.backTab, .right)

        try #require(try stage.app.device.sections().first).rows = [StubApp.row(5)]
        await stage.settle()

        #expect(stage.marked == ["[2 Two]"])
    }

    @Test func `A sheet that the app presents takes the focus from the tab bar`() async {
        let stage = Stage { $0.showTabs($0.list(), $0.form()) }
        await stage.press(.backTab)

        stage.app.present(stage.app.form("Sheet"))
        await stage.settle()

        #expect(stage.focusedField == "Name")
    }

    @Test func `Without rows the focus is on the first button, of a busy form too`() async {
        let empty = Stage { app in
            let button = Element.button(Button("Log out"))
            app.show(StubScreen("List", [button, .section(Section("Rows"))], of: app))
        }
        let busy = Stage { app in
            let form = StubScreen("Form", [.button(Button("Save"))], of: app)
            form.screen.isBusy = true
            app.show(form)
        }

        #expect(empty.marked == ["[Log out]"])
        #expect(busy.marked == ["[Save]"])
    }
}
