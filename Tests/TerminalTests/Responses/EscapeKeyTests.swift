import Headless
import Testing

@testable import Terminal

/// Esc closes the innermost.
struct EscapeKeyTests {
    @Test(
        arguments: [
            (KeyContext("a screen") { $0.show($0.list("First"), $0.list("Second")) }, "Row 1", ["show First"], ""),
            (KeyContext("a field") { $0.show($0.list("First"), $0.form()) }, "Row 1", ["show First"], ""),
            (
                KeyContext("the first screen", [.escape]) { $0.showTabs($0.list(), $0.form()) },
                "Row 1", [], "Nothing happens: this is the first screen."
            ),
            (
                KeyContext("an alert with one button") { $0.show($0.list()).alert("Failed", $0.answer("OK", .cancel)) },
                "Row 1", ["answer OK"], ""
            ),
            (
                KeyContext("an alert without a cancel button") {
                    $0.show($0.list(), $0.form()).alert("Keep it?", $0.answer("Delete"), $0.answer("Keep"))
                },
                "[Delete]", [], "The alert “Keep it?” has to be answered first."
            ),
            (KeyContext("a row's menu", ["a"]) { $0.show($0.list("First"), $0.list("Second")) }, "Row 1", [], ""),
            (KeyContext("find", ["/", "3"]) { $0.show($0.list("First"), $0.list("Second")) }, "Row 1", [], ""),
        ] as [(KeyContext, String, [String], String)]
    )
    func `Esc closes the innermost, and says so if there is nothing to close`(
        context: KeyContext,
        focus: String,
        log: [String],
        message: String
    ) async {
        let stage = await context.stage()

        await stage.press(.escape)

        #expect(stage.outcome == Outcome(focus: focus, log: log, message: message))
    }

    @Test func `Esc closes help, then the alert below it wherever the choice stands, the sheet, the screen`() async {
        let stage = Stage { $0.show($0.list("First"), $0.list("Second")).present($0.form("Sheet")).ask() }
        await stage.wait(.milliseconds(300))
        await stage.press(.left, .help)
        var steps = [["help"].filter { _ in stage.shows("Shift-Tab") }]

        for _ in 1...4 {
            await stage.press(.escape)
            steps.append(stage.shows("Shift-Tab") ? ["help"] : stage.log)
        }

        let log = ["answer Cancel", "show Second", "show First"]
        #expect(steps == [["help"], [], Array(log[..<1]), Array(log[..<2]), log])
    }

    @Test func `A lone Esc acts once 50 ms have passed; the rest of a sequence before that makes it one key`() async {
        let stage = Stage { $0.show($0.list("First"), $0.list("Second")) }
        stage.surface.send(.input([0x1B]))
        await stage.wait(.milliseconds(49))

        stage.surface.send(.input(Array("[B".utf8)))
        await stage.wait(.seconds(2))
        let afterSequence = stage.outcome
        stage.surface.send(.input([0x1B]))
        await stage.wait(.milliseconds(49))
        let before = stage.log
        await stage.wait(.milliseconds(1))

        #expect(afterSequence == Outcome(focus: "Row 2"))
        #expect((before, stage.log) == ([], ["show First"]))
    }
}
