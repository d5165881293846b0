import Headless
import TestSupport
import Testing

/// A box with more choices than rows.
struct BoxTests {
    private static func menu() -> Stage {
        Stage(columns: 40, rows: 12) { app in
            let list = app.list()
            list.section("List").rows[0].actions = (1...20).map { Row.Action("Action \($0)") }
            app.show(list)
        }
    }

    private static func alert() -> Stage {
        Stage(columns: 36, rows: 10) { app in
            app.show(app.list())
            let buttons = (1...9).map { app.answer("Choice \($0)") } + [app.answer("Cancel", .cancel)]
            app.device.window.present(Alert(title: "Which?", message: "There are many.", buttons: buttons))
        }
    }

    /// The lines of the box from its upper edge to its lower one, which are empty where one is missing.
    private static func box(_ stage: Stage) -> [String] {
        let lines = stage.lines.map { $0.trimmingPrefix { $0 != "┌" && $0 != "│" && $0 != "└" } }
        guard let top = lines.firstIndex(where: { $0.hasPrefix("┌") }),
            let bottom = lines.firstIndex(where: { $0.hasPrefix("└") })
        else { return [] }
        return lines[top...bottom].map(String.init)
    }

    @Test func `A menu scrolls so that its choice is in view, with arrows where there are more choices`() async {
        let stage = Self.menu()
        await stage.press("a")
        let top = Self.box(stage)
        var choices: [String] = []
        var heights: Set<Int> = []

        for _ in 1...20 {
            choices += stage.marked.filter { $0.hasPrefix("Action") }
            heights.insert(Self.box(stage).count)
            await stage.press(.down)
        }
        await stage.press(.up)
        let bottom = Self.box(stage)

        #expect(choices == (1...20).map { "Action \($0)" })
        #expect(heights == [10])
        #expect(!top.joined().contains("↑"))
        #expect(top[8].hasSuffix("↓│"))
        #expect(!bottom.joined().contains("↓"))
        #expect(bottom[2].hasSuffix("↑│"))
    }

    @Test func `An alert scrolls so that its choice is in view, below its title`() async {
        let stage = Self.alert()
        await stage.wait(.milliseconds(300))
        let first = (stage.marked, Self.box(stage))

        await stage.press(.tab)

        first.0.expect(["[Cancel]"])
        stage.marked.expect(["[Choice 1]"])
        for box in [first.1, Self.box(stage)] {
            #expect(box.count == 8)
            #expect(box[1].contains("Which?"))
        }
    }
}
