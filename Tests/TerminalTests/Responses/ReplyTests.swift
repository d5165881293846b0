import Headless
import TestSupport
import Testing

/// A message answers a key that changes nothing.
struct ReplyTests {
    private static let keys: [Press] = [
        .tab, .backTab, .enter, .escape, .backspace, .delete, .up, .down, .left, .right, .home, .end, .pageUp,
        .pageDown, .help, .control("a"), .control("u"), .control("n"), .paste("a"), "1", "9", "/", "r", "f", "a",
        "d", "?", "x",
    ]

    @Test(arguments: KeyContext.all)
    func `Every key changes something or is answered`(context: KeyContext) async {
        var stage = await context.stage()
        let start = (lines: stage.linesWithoutMessage, cursor: stage.cursor)

        for key in Self.keys {
            await stage.press(key)

            if stage.log == [], stage.linesWithoutMessage == start.lines, stage.cursor == start.cursor {
                #expect(stage.message.hasSuffix("."), "\(key.testDescription)")
            } else {
                stage = await context.stage()
            }
        }
    }

    @Test(
        arguments: [
            (
                [],
                [
                    "This row cannot be liked.", "This row cannot be deleted.", "This row cannot be deleted.",
                    "This row has no actions.",
                ]
            ), ([.backTab], Array(repeating: "The focus is not on a row.", count: 4)),
        ] as [([Press], [String])]
    )
    func `f, d, Delete and a say what a row does not offer, or that the focus is not on a row`(
        keys: [Press],
        replies: [String]
    ) async {
        let stage = Stage { $0.show($0.dashboard()) }
        await stage.press(keys)
        var shown: [String] = []

        for key in ["f", "d", .delete, "a"] as [Press] {
            await stage.press(key)
            shown.append(stage.message)
        }

        shown.expect(replies)
        #expect(stage.log.isEmpty)
    }

    @Test(
        arguments: [
            (
                KeyContext("a tab") { $0.showTabs($0.list(), $0.form()) }, "1",
                "Nothing happens: “List” is the current tab."
            ),
            (KeyContext("two tabs") { $0.showTabs($0.list(), $0.form()) }, "9", "There is no such tab here."),
            (
                KeyContext("the tab bar", [.backTab]) { $0.showTabs($0.list(), $0.form()) }, .enter,
                "Nothing happens: “List” is the current tab."
            ),
            (KeyContext("a row") { $0.show($0.list()) }, .paste("q\n2"), "Text can be pasted only in a field."),
            (KeyContext("no row") { $0.showTabs($0.list(count: 0), $0.form()) }, "/", "There is no row to find here."),
            (
                KeyContext("a row above the first screen") { $0.show($0.list("First"), $0.list()) }, .backspace,
                "This key does nothing here."
            ),
            (KeyContext("the first of two rows") { $0.show(endingList($0)) }, .down, ""),
            (
                KeyContext("the last row", [.down]) { $0.show(endingList($0)) }, .down,
                "Nothing happens: there is no more to load."
            ),
        ] as [(KeyContext, Press, String)]
    )
    func `A key that can do nothing says why`(context: KeyContext, key: Press, reply: String) async {
        let stage = await context.stage()

        await stage.press(key)

        #expect(stage.message == reply)
        #expect(stage.log.isEmpty)
    }

    private static func endingList(_ app: StubApp) -> StubScreen {
        app.list(count: 2).with { $0.screen.onScrollToEnd = nil }
    }

    @Test func `A key that has no meaning here says so, and is not named: it can be a part of a password`() async {
        let stage = Stage { $0.show($0.form()) }

        await stage.press(.backspace)
        var replies = [stage.message]
        await stage.press(.backTab)
        for key in ["Ɣ", "7", "g"] as [Press] {
            await stage.press(key)
            replies.append(stage.message)
        }

        let reply = "This key does nothing here."
        let shown = ["Ɣ", "7"].filter { stage.shows($0) }
        replies.expect([reply, reply, "There is no such tab here.", reply])
        #expect(shown.isEmpty)
    }
}

extension Stage {
    fileprivate var linesWithoutMessage: [String] { lines.dropLast(2) + lines.suffix(1) }
}
