import Headless
import TestSupport
import Testing

@testable import Terminal

/// Several apps on a terminal that may be too narrow for all of them.
struct NarrowTerminalTests {
    private static func stage(columns: Int, apps: Int = 3) -> Stage {
        Stage(columns: columns, apps: apps) { $0.showTabs($0.list(), $0.form()) }
    }

    /// A name that does not fit beside a verdict.
    private static func longNamed(columns: Int) -> Stage {
        Stage(columns: columns, rows: 12, named: ["An 18-letter title", "MVP", "VIPER"]) { app in
            app.showTabs(app.dashboard(), app.list())
        }
    }

    @Test(arguments: [(2, 80, 2), (2, 79, 1), (3, 120, 3), (3, 119, 1)])
    func `Two need 80 columns and three 120; narrower shows one`(apps: Int, columns: Int, shown: Int) async {
        let stage = Self.stage(columns: columns, apps: apps)

        #expect(stage.marked.count == shown)
        #expect(stage.lines.contains { $0.contains("App 2") } == (shown > 1))
        #expect(stage.lines[0].hasSuffix("= same"))
    }

    @Test func `If only one fits, Ctrl-N shows the next one without the reply, and keys act on all`() async throws {
        let stage = Self.stage(columns: 60)
        try #require(try stage.apps[1].device.sections().first).rows[0].title = "Other"
        await stage.press(.backspace)
        let first = (
            stage.marked, stage.message,
            stage.lines[1].contains("[1 List]  2 Form") && stage.lines[2].hasPrefix(" List")
        )

        await stage.press(.control("n"))
        let second = (stage.marked, stage.message, stage.shows("App 2"))
        var names: [Bool] = []
        for number in [3, 1, 2] {
            await stage.press(.control("n"), .down)
            names.append(stage.shows("App \(number)"))
        }
        await stage.press("f")

        #expect(first == (["Row 1"], "This key does nothing here.", true))
        #expect(second == (["Other"], "", true))
        names.expect([true, true, true])
        stage.apps.map(\.log).expect([["Like R4"], ["Like R4"], ["Like R4"]])
    }

    @Test(
        arguments: [
            (80, " An 18-letter title · 1 of 3, Ctrl-N · 3 patterns need 120 columns"),
            (74, " An 18-letter title · 1 of 3, Ctrl-N · 3 patterns need 120 columns"),
            (73, " An 18-letter title · 1 of 3, Ctrl-N"), (44, " An 18-letter title · 1 of 3, Ctrl-N"),
            (43, " An 18-letter title 1/3 Ctrl-N"), (38, " An 18-letter title 1/3 Ctrl-N"),
            (37, " An 18-letter title 1/3"),
        ]
    )
    func `Words are shortened before Ctrl-N is left out, also while nothing is compared`(
        columns: Int,
        caption: String
    ) async {
        let stage = Self.longNamed(columns: columns)
        let same = stage.lines[0]

        stage.apps[1].device.screen?.isBusy = true
        await stage.settle()

        #expect(same == caption.padded(to: columns - 7) + "= same")
        #expect(stage.lines[0] == caption)
    }

    @Test func `What differs takes at most half of the first line, and the name is cut before its number`() async {
        let stage = Self.longNamed(columns: 36)

        for app in stage.apps { app.show(StubScreen("S", [.section(Section("A section of many words"))], of: app)) }
        stage.apps[2].show(StubScreen("S", [.section(Section("Another section, of many"))], of: stage.apps[2]))
        await stage.settle()

        #expect(stage.lines[0] == " An 18-lett… 1/3 ≠ Another section…")
    }
}
