import Headless
import Testing

/// The keys in the last line.
struct HintTests {
    private nonisolated static let widths = [36, 40, 60, 80, 120]

    @Test(arguments: widths) func `A sheet says how to close it in any width`(columns: Int) async {
        let stage = Stage(columns: columns) { app in
            app.show(app.list())
            app.present(app.form("Sheet"))
        }

        await stage.press(.tab, .tab)

        #expect(stage.lines.last?.contains("Esc close") == true)
        #expect(stage.lines.last?.hasSuffix("F1 keys") == true)
    }

    @Test(arguments: widths) func `The first screen says how to quit in any width`(columns: Int) async {
        let stage = Stage(columns: columns) { $0.showTabs($0.list(), $0.form()) }

        #expect(stage.lines.last?.contains("q quit") == true)
        #expect(stage.lines.last?.hasSuffix("? keys") == true)
    }

    @Test func `Where there is room, the keys stand in the order of their use`() async {
        let stage = Stage(columns: 120) { $0.showTabs($0.list(), $0.form()) }

        let order = ["↑↓ move", "Enter open", "f like", "d delete", "Tab section", "/ find", "r refresh", "q quit"]
        let starts = order.compactMap { stage.lines.last?.firstRange(of: $0)?.lowerBound }

        #expect(starts.count == order.count)
        #expect(starts == starts.sorted())
    }
}
