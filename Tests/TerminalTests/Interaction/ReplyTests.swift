import Headless
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

    @Test func `f, d, Delete and a say what a row does not offer`() async {
        let stage = Stage { $0.show($0.dashboard()) }
        var replies: [String] = []

        for key in ["f", "d", .delete, "a"] as [Press] {
            await stage.press(key)
            replies.append(stage.message)
        }

        #expect(
            replies == [
                "This row cannot be liked.", "This row cannot be deleted.", "This row cannot be deleted.",
                "This row has no actions.",
            ]
        )
        #expect(stage.log == [])
    }

    @Test func `They say so where the focus is not on a row`() async {
        let stage = Stage { $0.show($0.dashboard()) }
        await stage.press(.backTab)

        for key in ["f", "d", .delete, "a"] as [Press] {
            await stage.press(key)
            #expect(stage.message == "The focus is not on a row.")
        }
    }

    @Test(arguments: [("1", "Nothing happens: “List” is the current tab."), ("9", "There is no such tab here.")])
    func `A digit that chooses no other tab says why`(key: String, reply: String) async {
        let stage = Stage { $0.showTabs($0.list(), $0.form()) }

        await stage.press(Press(key))

        #expect(stage.message == reply)
        #expect(stage.log == [])
    }

    @Test func `Enter at the tab bar says which tab is chosen`() async {
        let stage = Stage { $0.showTabs($0.list(), $0.form()) }
        await stage.press(.backTab)

        await stage.press(.enter)

        #expect(stage.message == "Nothing happens: “List” is the current tab.")
    }

    @Test func `↓ at the last row of a screen that loads no more says so, and not before`() async {
        let stage = Stage { app in
            let list = app.list(count: 2)
            list.screen.onScrollToEnd = nil
            app.show(list)
        }

        await stage.press(.down)
        let onTheWay = stage.message
        await stage.press(.down)

        #expect(onTheWay == "")
        #expect(stage.message == "Nothing happens: there is no more to load.")
    }

    @Test func `↑ and ↓ in find say that there is no other match`() async {
        let stage = Stage { $0.show($0.list(count: 9)) }
        await stage.press("/", "7")

        await stage.press(.down)

        #expect(stage.message == "/7  No other row contains “7”.")
    }

    @Test func `A key that has no meaning here says so`() async {
        let stage = Stage { $0.show($0.form()) }

        await stage.press(.backspace)
        let inField = stage.message
        await stage.press(.tab, .tab, .tab, "g")

        #expect(inField == "This key does nothing here.")
        #expect(stage.message == "This key does nothing here.")
    }

    @Test func `Ctrl-N says so where all patterns are shown`() async {
        let stage = Stage(columns: 120, apps: 3) { $0.show($0.list()) }

        await stage.press(.control("n"))

        #expect(stage.shows("This key does nothing here."))
    }

    @Test func `The key that is pressed is not named: it can be a part of a password`() async {
        let stage = Stage { $0.show($0.form()) }
        await stage.press(.backTab)

        await stage.type("ƂƔ7")

        #expect(!stage.shows("Ɣ"))
        #expect(!stage.shows("7"))
    }
}

extension Stage {
    fileprivate var linesWithoutMessage: [String] { lines.dropLast(2) + lines.suffix(1) }
}
