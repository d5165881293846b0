import Headless
import TestSupport
import Testing

@testable import Terminal

/// Esc closes the innermost.
struct EscapeKeyTests {
    @Test(
        arguments: [
            (
                KeyContext("a screen above the first") { $0.show($0.list("First"), $0.list("Second")) }, ["show First"],
                ""
            ),
            (KeyContext("a field") { $0.show($0.list("First"), $0.form()) }, ["show First"], ""),
            (
                KeyContext("the first screen", [.escape]) { $0.showTabs($0.list(), $0.form()) }, [],
                "Nothing happens: this is the first screen."
            ),
            (
                KeyContext("a sheet") { app in
                    app.show(app.list("First"), app.list("Second"))
                    app.present(app.form("Sheet"))
                }, ["show Second"], ""
            ),
            (
                KeyContext("an alert") { app in
                    app.show(app.list("First"), app.list("Second"))
                    app.ask()
                }, ["answer Cancel"], ""
            ),
            (
                KeyContext("an alert with one button") { app in
                    app.show(app.list())
                    app.alert("Login failed", app.answer("OK", .cancel))
                }, ["answer OK"], ""
            ),
            (
                KeyContext("an alert without a cancel button") { app in
                    app.show(app.list("First"), app.list("Second"))
                    app.alert("Keep it?", app.answer("Delete", .destructive), app.answer("Keep"))
                }, [], "The alert “Keep it?” has to be answered first."
            ),
            (KeyContext("a row's menu", ["a"]) { $0.show($0.list("First"), $0.list("Second")) }, [], ""),
            (KeyContext("find", ["/", "3"]) { $0.show($0.list("First"), $0.list("Second")) }, [], ""),
        ] as [(KeyContext, [String], String)]
    )
    func `Esc closes the innermost, and says so if there is nothing to close`(
        context: KeyContext,
        log: [String],
        message: String
    ) async {
        let stage = await context.stage()

        await stage.press(.escape)

        stage.log.expect(log)
        #expect(stage.message == message)
        #expect(stage.isRunning)
        #expect(["Like", "Delete?", "Login failed", "Sheet"].filter { stage.shows($0) }.isEmpty)
    }

    @Test func `Esc closes help, then the alert below it wherever the choice stands, the sheet, the screen`() async {
        let stage = Stage { app in
            app.show(app.list("First"), app.list("Second"))
            app.present(app.form("Sheet"))
            app.ask()
        }
        await stage.wait(.milliseconds(300))
        await stage.press(.left, .help)
        var steps = [(hasHelp: stage.shows("Shift-Tab"), log: stage.log)]

        for _ in 1...4 {
            await stage.press(.escape)
            steps.append((stage.shows("Shift-Tab"), stage.log))
        }

        steps.map(\.hasHelp).expect([true, false, false, false, false])
        steps.map(\.log.last).expect([nil, nil, "answer Cancel", "show Second", "show First"])
        stage.log.expect(["answer Cancel", "show Second", "show First"])
    }

    @Test func `A lone Esc acts once 50 ms have passed; the rest of a sequence before that makes it one key`() async {
        let stage = Stage { $0.show($0.list("First"), $0.list("Second")) }
        stage.surface.send(.input([0x1B]))
        await stage.wait(.milliseconds(49))

        stage.surface.send(.input(Array("[B".utf8)))
        await stage.wait(.seconds(2))
        let afterSequence = (stage.log, stage.marked)
        stage.surface.send(.input([0x1B]))
        await stage.wait(.milliseconds(49))
        let before = stage.log
        await stage.wait(.milliseconds(1))

        #expect(afterSequence == ([], ["Row 2"]))
        #expect(before.isEmpty)
        stage.log.expect(["show First"])
    }
}
