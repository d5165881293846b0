import Headless
import Testing

struct RowKeyTests {
    @Test func `r refreshes the screen`() async {
        let stage = Stage { $0.show($0.list()) }

        await stage.press("r")

        #expect(stage.log == ["refresh"])
    }

    @Test func `r where there is nothing to refresh says so`() async {
        let stage = Stage { $0.show($0.dashboard()) }

        await stage.press("r")

        #expect(stage.log == [])
        #expect(stage.message == "This screen cannot be refreshed.")
    }

    @Test func `f likes the row, or unlikes it`() async throws {
        let stage = Stage { $0.show($0.list()) }
        await stage.press(.down, "f")

        try #require(try stage.app.device.sections().first).rows[1].actions[0] = Row.Action("Unlike")
        await stage.press("f")

        #expect(stage.log == ["Like R2", "Unlike R2"])
    }

    @Test(arguments: ["d", .delete] as [Press])
    func `d and Delete perform the row's “Delete”`(key: Press) async {
        let stage = Stage { $0.show($0.list()) }

        await stage.press(.down, key)

        #expect(stage.log == ["Delete R2"])
    }

    @Test func `After d the alert's focus is on “Cancel”`() async {
        let stage = Stage { app in
            app.show(app.list())
            app.on("Delete R1") { app.ask() }
        }

        await stage.press("d")

        #expect(stage.marked == ["[Cancel]"])
    }

    @Test func `a shows the row's actions`() async {
        let stage = Stage { $0.show($0.list()) }

        await stage.press("a")

        #expect(stage.marked.contains("Like"))
        #expect(stage.shows("Delete"))
        #expect(stage.log == [])
    }

    @Test func `Enter in the menu performs the chosen action and closes it`() async {
        let stage = Stage { $0.show($0.list()) }

        await stage.press(.down, "a", .down, .enter)

        #expect(stage.log == ["Delete R2"])
        #expect(!stage.shows("Like"))
    }

    @Test(
        arguments: [
            ([.up], "C"), ([.left], "C"), ([.backTab], "C"), (["k"], "C"), ([.down], "B"), ([.right], "B"),
            ([.tab], "B"), (["j"], "B"), ([.down, .down, .down], "A"), ([.down, .up], "A"),
        ] as [([Press], String)]
    )
    func `Arrows, Tab, j and k go through the menu in its order, around the end`(keys: [Press], action: String) async {
        let stage = Stage { app in
            let list = app.list()
            list.section("List").rows[0].actions = ["A", "B", "C"].map { Row.Action($0) }
            app.show(list)
        }
        await stage.press("a")

        for key in keys { await stage.press(key) }
        await stage.press(.enter)

        #expect(stage.log == ["\(action) R1"])
    }

    @Test func `a closes the menu again`() async {
        let stage = Stage { $0.show($0.list()) }

        await stage.press("a", "a")

        #expect(!stage.shows("Like"))
        #expect(stage.message == "")
    }

    @Test func `Where the row has fewer actions meanwhile, Enter performs its last one`() async throws {
        let stage = Stage { app in
            let list = app.list()
            list.section("List").rows[0].actions = ["A", "B", "C"].map { Row.Action($0) }
            app.show(list)
        }
        await stage.press("a", .up)

        try #require(try stage.app.device.sections().first).rows[0].actions.removeLast()
        await stage.press(.enter)

        #expect(stage.log == ["B R1"])
    }

    @Test func `f performs the first action that is not a swipe action, d the first destructive one`() async {
        let stage = Stage { app in
            let list = app.list()
            list.section("List").rows[0].actions = [
                Row.Action("Archive", isSwipeAction: true), Row.Action("Remove", role: .destructive),
                Row.Action("Share"), Row.Action("Erase", role: .destructive, isSwipeAction: true),
            ]
            app.show(list)
        }

        await stage.press("f", "d", .delete)

        #expect(stage.log == ["Remove R1", "Remove R1", "Remove R1"])
    }

    @Test func `The menu goes when its row does`() async throws {
        let stage = Stage { $0.show($0.list(count: 1)) }
        await stage.press("a")

        try #require(try stage.app.device.sections().first).rows = []
        await stage.settle()

        #expect(!stage.shows("Like"))
    }

    @Test func `The menu goes when its row offers no more actions`() async throws {
        let stage = Stage { $0.show($0.list()) }
        await stage.press("a")
        let before = stage.text

        try #require(try stage.app.device.sections("List").first).rows[0].actions = []
        await stage.settle()
        await stage.press(.down)

        #expect(before.contains("Like"))
        #expect(!stage.shows("Like"))
        #expect(stage.marked == ["Row 2"])
    }

    @Test(arguments: ["r", "f", "a", "d", "j", "k", "q", "?", "/", "1"] as [Press])
    func `The letters are text in a field`(key: Press) async throws {
        let stage = Stage { $0.showTabs($0.form(), $0.list()) }

        await stage.press(key)

        #expect(try stage.app.device.field("Name").value == key.text)
        #expect(stage.isRunning)
    }

    @Test func `Delete in a field edits`() async throws {
        let stage = Stage { $0.show($0.form()) }
        await stage.type("ab")

        await stage.press(.home, .delete)

        #expect(try stage.app.device.field("Name").value == "b")
    }
}
