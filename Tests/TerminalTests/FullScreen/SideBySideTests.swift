import Headless
import Shared
import TestSupport
import TestTools
import Testing

@testable import Terminal

/// Several apps that take the same keys, side by side or, on a narrow terminal, one by one.
struct SideBySideTests {
    private static func stage(columns: Int = 120, apps: Int = 3) -> Stage {
        Stage(.tabs.on(columns, 24, apps: apps))
    }

    // MARK: Keys

    @Test func `One key acts on all columns, which then show the same`() async {
        let stage = Self.stage()

        await stage.press(.down, "f", "2", "x", .tab, "1", .end)

        let log = ["Like R2", "show Form", "edit Name", "edit Email"]
        stage.apps.map(\.log).expect([log, log, log])
        #expect(stage.apps.allSatisfy { $0.top.field("Name").value == "x" })
        #expect(stage.lines[0].hasSuffix("= same"))
        #expect(stage.lines[0].count == 119)
    }

    @Test func `Keys that arrive together each act on what the key before has rendered`() async {
        let stage = Self.stage()
        for app in stage.apps {
            app.on("Like R1") { [weak app] in app?.device.screen?.setNeedsUpdate { app?.ask() } }
        }

        await stage.press("f2f")

        stage.apps.map(\.log).expect([["Like R1"], ["Like R1"], ["Like R1"]])
        #expect(stage.apps.allSatisfy { $0.device.alert != nil && $0.device.screen?.title == "List" })
    }

    @Test func `Keys that are typed before each column has a screen act on all columns`() async {
        let stage = Stage(columns: 120, apps: 3) { _ in }
        for app in stage.apps.dropLast() { app.show(app.form()) }
        await stage.press("a", .tab, "b")

        stage.apps[2].show(stage.apps[2].form())
        await stage.settle()

        let texts = stage.apps.map { app in ["Name", "Email"].map { app.top.field($0).value } }
        texts.expect([["a", "b"], ["a", "b"], ["a", "b"]])
    }

    @Test func `An alert stands in each column, and one answer answers all`() async {
        let stage = Self.stage()
        await stage.press(.ask, .pause)
        let marked = stage.marked

        await stage.press(.left, .enter)

        marked.expect(["[Cancel]", "[Cancel]", "[Cancel]"])
        stage.apps.map(\.log).expect(Array(repeating: ["answer Delete"], count: 3))
    }

    @Test func `An answer reaches no column with another alert`() async {
        let stage = Self.stage(apps: 2)
        stage.apps[0].ask("Delete?")
        stage.apps[1].ask("Log out?")

        await stage.press(.pause, .enter)

        stage.apps.map(\.log).expect([["answer Cancel"], []])
    }

    @Test func `The caret follows what is typed in the first column, where the cursor stands`() async {
        let stage = Stage(.form.on(80, 24, apps: 2))
        stage.apps[0].top.field("Name").value = "abc"
        await stage.settle()

        await stage.press(.end, .left, "x")

        stage.apps.map { $0.top.field("Name").value }.expect(["abxc", "x"])
        #expect(stage.hasCursor)
        #expect(stage.cursor.column == 5)
    }

    @Test func `A key is answered in each column, in the words of the first one`() async {
        let stage = Stage(.form.on(120, 24, apps: 3))
        await stage.press(.backspace)
        let replies = stage.text.ranges(of: "This key does nothing here.").count

        stage.apps[2].top.button("Save").isEnabled = false
        await stage.press(.tab, .tab, .tab, .enter)

        #expect(replies == 3)
        stage.apps.map(\.log).expect([["tap Save"], ["tap Save"], []])
        #expect(!stage.shows("Nothing happens"))
    }

    @Test func `What a device refuses is the reply`() {
        let app = StubApp()
        app.show(app.list())
        var caret = 0

        let reply = [ShownApp(app.device, facts: [])].perform(
            .performAction("Fly", section: "List", id: "R1"),
            caret: &caret
        )

        #expect(reply?.contains("“Fly”") == true)
    }

    // MARK: Differences

    @Test(arguments: [3, 35])
    func `A difference is named within a frame, in view or not, until it is gone`(row: Int) async {
        let stage = Self.stage()
        let section = stage.apps[1].top.section()
        let count = stage.surface.frames.count

        section.rows[row].mark = "♥"
        await stage.settle()
        let (line, frames) = (stage.lines[0], stage.surface.frames.count - count)
        section.rows[row].mark = nil
        await stage.settle()

        #expect(line.hasSuffix("≠ List"))
        #expect(frames == 1)
        #expect(stage.lines[0].hasSuffix("= same"))
    }

    @Test(
        arguments: [
            ("screen", .screen { $0.screen.title = "Other" }), ("screen", .app { $0.present($0.form()) }),
            ("tabs", .app { $0.showTabs($0.form()) }), ("alert", .ask), ("notice", .notice("Saved")),
            ("Email", .screen { $0.field("Email").error = "Wrong" }),
            ("Name", .screen { $0.field("Name").value = "Ana" }),
            ("Save", .screen { $0.button("Save").isEnabled = false }),
            ("Other", .app { $0.showTabs(StubScreen("Form", [.field(Field("Other"))], of: $0), $0.list()) }),
            ("elements", .screen { $0.button("Cancel").isHidden = true }),
        ] as [(String, Step)]
    )
    func `Every kind of difference is named`(name: String, difference: Step) async {
        let stage = Stage(columns: 120, apps: 3) { $0.showTabs($0.form(), $0.list()) }

        if case .app(let change) = difference { change(stage.apps[2]) }
        await stage.settle()

        #expect(stage.lines[0].hasSuffix("≠ \(name)"))
    }

    @Test func `While a picture loads they are not compared; a section moved by a timer makes no difference`() {
        let apps = [StubApp(), StubApp()]
        let contents = { apps.map { Shown($0.device) } }
        for app in apps { app.show(app.dashboard()) }
        apps[1].top.section("Banners").position = 2
        var verdicts = [Verdict.text(of: contents()), Verdict.text(of: [contents()[0]])]

        apps[1].top.section("Banners").rows[0].thumbnail = "rose"
        verdicts.append(Verdict.text(of: contents()))
        let image = ImageView("Full image")
        image.address = "rose"
        for app in apps { app.show(StubScreen("Photo", [.image(image)], of: app)) }
        verdicts.append(Verdict.text(of: contents()))

        verdicts.expect(["= same", "", "", ""])
    }

    // MARK: Narrow terminals

    @Test(arguments: [
        (2, 80, 2), (2, 79, 1), (3, 120, 3), (3, 119, 2), (4, 160, 4), (4, 159, 3), (4, 120, 3), (4, 119, 2),
        (4, 79, 1),
    ])
    func `Each needs 40 columns; narrower shows as many as fit`(apps: Int, columns: Int, shown: Int) async {
        let stage = Self.stage(columns: columns, apps: apps)

        #expect(stage.marked.count == shown)
        #expect(stage.shows("App 2") == (shown > 1))
        #expect(stage.lines[0].hasSuffix("= same"))
    }

    @Test func `If only one fits, Ctrl-N shows the next one without the reply, and keys act on all`() async {
        let stage = Self.stage(columns: 60)
        stage.apps[1].top.section().rows[0].title = "Other"
        await stage.press(.backspace)
        var seen = [stage.focus, stage.message]
        await stage.press(.control("n"))
        seen += [stage.focus, stage.message]

        var names = [stage.shows("App 2")]
        for number in [3, 1, 2] {
            await stage.press(.control("n"), .down)
            names.append(stage.shows("App \(number)"))
        }
        await stage.press("f")

        seen.expect(["Row 1", "This key does nothing here.", "Other", ""])
        names.expect([true, true, true, true])
        stage.apps.map(\.log).expect([["Like R4"], ["Like R4"], ["Like R4"]])
    }

    @Test func `If three of four fit, the first line says which and why, and Ctrl-N shows the next`() async {
        let stage = Self.stage(apps: 4)
        let first = stage.lines[0]

        await stage.press(.control("n"))
        let second = stage.lines[0]
        await stage.press("f", .control("n"))

        let names = [" App 1 · 1–3 of 4, Ctrl-N", " App 2 · 4 need 160 columns", " App 3"].map { $0.padded(to: 39) }
        #expect(first == names.joined(separator: "│").dropLast(6) + "= same")
        #expect(second.hasPrefix(" App 2 · 2–4 of 4, Ctrl-N "))
        #expect(second.contains("│ App 4 "))
        #expect(stage.lines[0] == first)
        stage.apps.map(\.log).expect(Array(repeating: ["Like R1"], count: 4))
    }

    @Test func `If two of three fit, the first column says why if it has room`() {
        let lines = [80, 100].map { Self.stage(columns: $0).lines[0] }

        #expect(lines[0].hasPrefix(" App 1 · 1–2 of 3, Ctrl-N".padded(to: 39) + "│ App 2"))
        #expect(lines[1].hasPrefix(" App 1 · 1–2 of 3, Ctrl-N · 3 need 120 columns".padded(to: 49) + "│ App 2"))
    }

    /// A name that does not fit beside a verdict.
    private static func longNamed(columns: Int) -> Stage {
        Stage(columns: columns, rows: 12, named: ["An 18-letter title", "MVP", "VIPER"]) { app in
            app.showTabs(app.dashboard(), app.list())
        }
    }

    @Test(
        arguments: [
            (61, " An 18-letter title · 1/3 Ctrl-N · 3 need 120 columns"), (60, " An 18-letter title · 1/3 Ctrl-N"),
            (40, " An 18-letter title · 1/3 Ctrl-N"), (39, " An 18-letter title"),
        ]
    )
    func `The reason is left out before Ctrl-N, and that before the name`(columns: Int, caption: String) {
        #expect(Self.longNamed(columns: columns).lines[0] == caption.padded(to: columns - 7) + "= same")
    }

    @Test func `What differs takes at most half of the first line, above the name`() async {
        let stage = Self.longNamed(columns: 36)

        for app in stage.apps { app.show(StubScreen("S", [.section(Section("A section of many words"))], of: app)) }
        stage.apps[2].show(StubScreen("S", [.section(Section("Another section, of many"))], of: stage.apps[2]))
        await stage.settle()

        #expect(stage.lines[0] == " An 18-letter ti ≠ Another section…")
    }
}
