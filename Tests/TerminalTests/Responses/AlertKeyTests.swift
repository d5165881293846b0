import Headless
import TestSupport
import TestTools
import Testing

struct AlertKeyTests {
    private static func stage() async -> Stage {
        let stage = Stage { $0.showTabs($0.list(), $0.form()).ask("Sure?") }
        await stage.wait(.milliseconds(300))
        return stage
    }

    @Test(
        arguments: [
            ([], "Cancel"), ([.left], "B"), ([.up], "B"), ([.backTab], "B"), ([.right], "A"), ([.down], "A"),
            ([.tab], "A"), ([.tab, .tab], "B"), ([.left, .left], "A"), ([.left, .right], "Cancel"),
            ([.right, .left], "Cancel"),
        ] as [([Press], String)]
    )
    func `The focus is on “Cancel”, arrows and Tab go around, and Enter taps`(keys: [Press], answer: String) async {
        let stage = Stage { app in
            app.show(app.list())
            app.alert("Which?", app.answer("A"), app.answer("B"), app.answer("Cancel", .cancel))
        }
        await stage.wait(.milliseconds(300))

        await stage.press(keys)
        let marked = stage.marked
        await stage.press(.enter)

        marked.expect(["[\(answer)]"])
        stage.log.expect(["answer \(answer)"])
    }

    @Test(arguments: ["r", "f", "a", "d", "1", "2", "/", "q", .delete, .backspace, .paste("\n\n")] as [Press])
    func `Other keys act on nothing, and a message says that the alert is in the way`(key: Press) async {
        let stage = await Self.stage()

        await stage.press(key)

        #expect(stage.outcome == Outcome(focus: "[Cancel]", message: "The alert “Sure?” has to be answered first."))
    }

    @Test(arguments: [(36, 10), (40, 12), (80, 24), (120, 40)])
    func `An alert's title, message and buttons stand above the screen on any terminal`(columns: Int, rows: Int) async {
        let stage = Stage(columns: columns, rows: rows) { app in
            app.show(app.list())
            let buttons = [Alert.Button("Delete"), Alert.Button("Cancel", role: .cancel)]
            app.device.window.present(Alert(title: "This photo is gone", message: "It was deleted", buttons: buttons))
        }

        let texts = ["This photo is gone", "It was deleted", "[Delete]", "> [Cancel]", "Row 1"]
        #expect(texts.filter { !stage.shows($0) }.isEmpty)
    }

    @Test(arguments: [(36, 10), (40, 12), (80, 24)])
    func `An alert covers no part of the row that it is about, which keeps a mark`(columns: Int, rows: Int) async {
        let stage = Stage(columns: columns, rows: rows) { app in
            app.show(app.list(count: rows))
            for number in 1...rows { app.on("Delete R\(number)") { app.ask() } }
        }

        var covered: [Int] = []
        for number in 1...rows {
            await stage.press("d")
            await stage.wait(.milliseconds(300))
            if !stage.lines.contains(" - Row \(number)") || stage.marked != ["[Cancel]"] { covered.append(number) }
            await stage.press(.enter, .down)
        }

        #expect(covered.isEmpty)
    }

    @Test(
        arguments: [([], "- …a"), ([.backTab], "-[1 Form]"), ([.backTab, .backTab], "- [Cancel]")]
            as [([Press], String)]
    )
    func `A field, a tab or a button behind an alert keeps its mark; the cursor stands hidden at the choice`(
        keys: [Press],
        mark: String
    ) async {
        let stage = Stage(columns: 40) { $0.showTabs($0.form(), $0.list()) }
        await stage.type(String(repeating: "a", count: 50) + "z")
        await stage.press(keys)

        await stage.change { $0.ask() }

        let isAtChoice = stage.cursor.row == stage.lines.firstIndex { $0.contains("> [Cancel]") }
        #expect(stage.shows(mark))
        #expect(!stage.hasCursor)
        #expect(isAtChoice)
    }

    @Test(arguments: [["a"], ["/", "2"], ["/", "2", .help]] as [[Press]])
    func `An alert closes the menu, find, and help with what is below it`(keys: [Press]) async {
        let stage = Stage { $0.show($0.list()) }
        await stage.press(keys)

        stage.app.ask()
        await stage.wait(.milliseconds(300))
        let marked = stage.marked
        await stage.press(.enter)

        let rest = ["Like", "Tab, Shift-Tab", "/2"].filter { stage.shows($0) }
        marked.expect(["[Cancel]"])
        #expect(rest.isEmpty)
    }

    @Test func `The button of an alert keeps the focus when the screen behind it changes`() async {
        let stage = await Self.stage()

        await stage.change { $0.push($0.form()) }

        stage.marked.expect(["[Cancel]"])
    }
}
