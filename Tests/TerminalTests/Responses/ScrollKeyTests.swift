import Headless
import Testing

@testable import Terminal

/// A list of 40 rows, about half of which fit.
struct ScrollKeyTests {
    private nonisolated static let pageDowns = [Press](repeating: .pageDown, count: 5)
    private nonisolated static let pageUps = [Press](repeating: .pageUp, count: 6)
    private nonisolated static let downs = [Press](repeating: .down, count: 38)

    @Test(
        arguments: [
            ([.pageDown], "Row 9", 0), ([.pageDown, .pageUp], "Row 1", 0), (pageDowns.dropLast(), "Row 33", 0),
            (pageDowns, "Row 40", 1), ([.end], "Row 40", 1), ([.end, .home], "Row 1", 1),
            ([.end, .pageUp], "Row 32", 1), ([.end] + pageUps, "Row 1", 1), (downs, "Row 39", 0),
            (downs + [.down], "Row 40", 1), ([.end, .end, .down, .pageDown], "Row 40", 4),
        ] as [([Press], String, Int)]
    )
    func `PgUp and PgDn move by what is in view, Home and End to the ends; reaching the last row is “scroll end”`(
        keys: [Press],
        focus: String,
        ends: Int
    ) async {
        let stage = Stage(rows: 12) { $0.show($0.list()) }

        await stage.press(keys)

        #expect((stage.focus, stage.log) == (focus, Array(repeating: "scroll end", count: ends)))
    }

    @Test func `New rows below the last one are not “scroll end”, and the focus stays`() async {
        let stage = Stage { app in
            let list = app.list()
            app.show(list)
            app.on("scroll end") { list.section("List").rows += (41...60).map(StubApp.row) }
        }

        await stage.press(.end)
        await stage.settle()

        #expect(stage.outcome == Outcome(focus: "Row 40", log: ["scroll end"]))
    }

    @Test(
        arguments: [
            { $0.surface.resize(Size(columns: 80, rows: 40)) },
            { stage in
                try await stage.change { try $0.section().rows = [] }
                try await stage.change { try $0.section().rows = [StubApp.row(20)] }
                await stage.press(.tab, .tab, "/", "2", .enter)
            },
        ] as [@MainActor @Sendable (Stage) async throws -> Void]
    )
    func `A resize, other rows, Tab and find that reach the last row are not “scroll end”`(
        change: @MainActor @Sendable (Stage) async throws -> Void
    ) async throws {
        let stage = Stage(rows: 12) { $0.showTabs($0.list(count: 20)) }

        try await change(stage)
        await stage.settle()

        #expect((stage.shows("Row 20"), stage.log) == (true, []))
    }

    @Test func `At the last row the status below it is in view, and the position says which lines are`() async throws {
        let stage = Stage(rows: 12) { $0.show($0.list()) }
        try stage.app.section().status = "No more photos"

        await stage.press(.end)

        let hasPosition = stage.lines[0].contains("lines 33–41 of 41 ↑")
        #expect((stage.lines[8...9], hasPosition) == ([" > Row 40", "   No more photos"], true))
    }

    @Test(arguments: [(80, 1), (120, 3)])
    func `The focus scrolls the list with it, but not within the view`(columns: Int, apps: Int) async {
        let stage = Stage(columns: columns, rows: 12, apps: apps) { $0.show($0.list()) }
        let rows = { stage.lines.filter { $0.contains("Row") }.map { $0.drop { " >".contains($0) } } }

        for _ in 0..<30 { await stage.press(.down) }
        let below = rows()
        let path = await stage.path(.up, .up)

        let focus = [30, 29].map { Array(repeating: "Row \($0)", count: apps).joined(separator: ", ") }
        let shown = below.map { $0.prefix(6) }
        #expect((path, shown.last, rows().map { $0.prefix(6) }) == (focus, "Row 31", shown))
    }

    @Test func `In a form PgUp and PgDn, and outside a field Home and End, go to the first and last place`() async {
        let stage = Stage { $0.show($0.form()) }

        let path = await stage.path(.tab, .tab, .pageUp, .pageDown, .home, .backTab, .end)

        #expect(path == ["Email", "Password", "Name", "[Save]", "Name", "[Cancel]", "[Save]"])
    }

    @Test func `End goes to the last row, above the buttons below it`() async {
        let stage = Stage { app in
            let section = Section("List", showsTitle: false, buttons: [Button("Retry")])
            section.rows = (1...3).map { StubApp.row($0) }
            app.show(StubScreen("List", [.section(section)], of: app))
        }

        await stage.press(.end)

        #expect(stage.marked == ["Row 3"])
    }
}
