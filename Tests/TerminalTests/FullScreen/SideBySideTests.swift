import Headless
import Shared
import TestSupport
import TestTools
import Testing

@testable import Terminal

struct SideBySideTests {
    private static func stage(columns: Int = 120, apps: Int = 3) -> Stage {
        Stage(columns: columns, apps: apps) { app in
            app.showTabs(app.list(), app.form())
            app.on("Delete R2") { app.ask() }
        }
    }

    @Test func `Each column is headed by its app, and shows it`() async {
        let stage = Self.stage()

        let heads = stage.lines[0].split(separator: "│").map { $0.trimmingPrefix { $0 == " " }.prefix(5) }
        heads.expect(["App 1", "App 2", "App 3"])
        stage.marked.expect(["Row 1", "Row 1", "Row 1"])
    }

    @Test func `One key acts on all columns, which then show the same`() async {
        let stage = Self.stage()

        await stage.press(.down, "f", "2", "x", .tab, "1", .end)

        let log = ["Like R2", "show Form", "edit Name", "edit Email"]
        stage.apps.map(\.log).expect([log, log, log])
        #expect(stage.apps.allSatisfy { (try? $0.device.field("Name").value) == "x" })
        #expect(stage.lines[0].hasSuffix("= same"))
        #expect(stage.lines[0].count == 119)
    }

    @Test func `Keys that arrive together each act on what the key before has rendered`() async {
        let stage = Self.stage()
        for app in stage.apps {
            app.on("Like R1") { [weak app] in app?.device.screen?.setNeedsUpdate { app?.ask() } }
        }

        stage.surface.send(.input(Array("f2f".utf8)))
        await stage.settle()

        stage.apps.map(\.log).expect([["Like R1"], ["Like R1"], ["Like R1"]])
        #expect(stage.apps.allSatisfy { $0.device.alert != nil && $0.device.screen?.title == "List" })
    }

    @Test func `Keys that are typed before each column has a screen act on all columns`() async {
        let stage = Stage(columns: 120, apps: 3) { _ in }
        stage.apps[0].show(stage.apps[0].form())
        stage.apps[1].show(stage.apps[1].form())
        await stage.press("a", .tab, "b")

        stage.apps[2].show(stage.apps[2].form())
        await stage.settle()

        let texts = stage.apps.map { app in ["Name", "Email"].map { try? app.device.field($0).value } }
        texts.expect([["a", "b"], ["a", "b"], ["a", "b"]])
    }

    @Test func `An alert stands in each column, and one answer answers all`() async {
        let stage = Self.stage()
        await stage.press(.down, "d")
        let marked = stage.marked
        await stage.wait(.milliseconds(300))

        await stage.press(.left, .enter)

        marked.expect(["[Cancel]", "[Cancel]", "[Cancel]"])
        stage.apps.map(\.log).expect(Array(repeating: ["Delete R2", "answer Delete"], count: 3))
    }

    @Test func `An answer reaches no column with another alert`() async {
        let stage = Self.stage(apps: 2)
        stage.apps[0].ask("Delete?")
        stage.apps[1].ask("Log out?")
        await stage.settle()
        await stage.wait(.milliseconds(300))

        await stage.press(.enter)

        stage.apps.map(\.log).expect([["answer Cancel"], []])
    }

    @Test func `The caret is the same in all columns, and the cursor stands in the first`() async {
        let stage = Self.stage()
        await stage.press("2", "a", "c")

        await stage.press(.left, "b")

        stage.marked.expect(["abc", "abc", "abc"])
        #expect(stage.hasCursor)
        #expect(stage.cursor.column == 4)
    }

    @Test(arguments: [3, 35])
    func `A difference is named within a frame, in view or not, until it is gone`(row: Int) async throws {
        let stage = Self.stage()
        let section = try #require(try stage.apps[1].device.sections().first)
        let (before, count) = (section.rows[row], stage.surface.frames.count)

        section.rows[row].mark = "♥"
        await stage.settle()
        let (line, frames) = (stage.lines[0], stage.surface.frames.count - count)
        section.rows[row] = before
        await stage.settle()

        #expect(line.hasSuffix("≠ List"))
        #expect(frames == 1)
        #expect(stage.lines[0].hasSuffix("= same"))
    }

    @Test(arguments: Difference.all)
    func `Every kind of difference is noticed`(difference: Difference) async throws {
        let stage = Stage(columns: 120, apps: 3) { $0.showTabs($0.form(), $0.list()) }

        try difference.plant(stage.apps[2])
        await stage.settle()

        #expect(stage.lines[0].hasSuffix("≠ \(difference.name)"))
    }

    @Test func `While one is busy they are not compared`() async {
        let stage = Self.stage()

        stage.apps[1].device.screen?.isBusy = true
        await stage.settle()

        #expect(!stage.lines[0].contains("="))
        #expect(!stage.lines[0].contains("≠"))
    }

    @Test func `A key is answered in each column, in the words of the first one`() async throws {
        let stage = Stage(columns: 120, apps: 3) { $0.show($0.form()) }
        await stage.press(.backspace)
        let replies = stage.text.ranges(of: "This key does nothing here.").count

        try stage.apps[2].device.button("Save").isEnabled = false
        await stage.press(.tab, .tab, .tab, .enter)

        #expect(replies == 3)
        stage.apps.map(\.log).expect([["tap Save"], ["tap Save"], []])
        #expect(!stage.shows("Nothing happens"))
    }

    @Test func `While a picture loads they are not compared; a section moved by a timer makes no difference`() {
        let apps = (1...2).map { _ in StubApp(VirtualClock()) }
        let contents = { apps.map { Shown($0.device) } }
        for app in apps { app.show(app.dashboard()) }
        try? apps[1].device.sections("Banners").first?.position = 2
        var verdicts = [Verdict(contents()).text, Verdict([contents()[0]]).text]

        try? apps[1].device.sections("Banners").first?.rows[0].thumbnail = "rose"
        verdicts.append(Verdict(contents()).text)
        let image = ImageView("Full image")
        image.address = "rose"
        for app in apps { app.show(StubScreen("Photo", [.image(image)], of: app)) }
        verdicts.append(Verdict(contents()).text)

        verdicts.expect(["= same", "", "", ""])
    }

    @Test func `The caret follows what is typed in the first column`() async throws {
        let stage = Stage(columns: 80, apps: 2) { $0.show($0.form()) }
        try stage.apps[0].device.field("Name").value = "abc"
        await stage.settle()

        await stage.press(.end, .left, "x")

        let values = try stage.apps.map { try $0.device.field("Name").value }
        values.expect(["abxc", "x"])
    }

    @Test func `What a device refuses is the reply`() {
        let app = StubApp(VirtualClock())
        app.show(app.list())
        var caret = 0

        let reply = [ShownApp(app.device, facts: [])].perform(
            .performAction("Fly", section: "List", id: "R1"),
            caret: &caret
        )

        #expect(reply?.contains("“Fly”") == true)
    }
}
