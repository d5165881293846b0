import Headless
import TestSupport
import Testing

@testable import Terminal

/// The line of messages: what answers a key that changes nothing, and the app's notices.
struct ReplyTests {
    @Test(arguments: stories)
    func `A message answers a key or tells what the app says`(story: Story) async throws {
        try await story.play()
    }

    private nonisolated static let stories = Story.all(
        """
        f, d, Delete and a say what a row does not offer
            dashboard: f d Delete a
            | says This row cannot be liked. ; This row cannot be deleted. ×2 ; This row has no actions.
        f, d, Delete and a say that the focus is not on a row
            dashboard: Shift-Tab f d Delete a | says The focus is not on a row. ×4
        A paste outside a field says so
            list: {paste} | says Text can be pasted only in a field.
        / without rows says so
            no rows: / | says There is no row to find here.
        Backspace never goes back
            second list: Backspace | says This key does nothing here.
        ↓ at the last row of a screen that loads no more says so
            two rows: ↓ ↓ | says nothing ; Nothing happens: there is no more to load.
        A key without a meaning is not named: it can be a part of a password
            form: Backspace Shift-Tab Ɣ g | says This key does nothing here. ; nothing ; This key does nothing here. ×2
            | hides "Ɣ"
        The reply to a key goes with the next key
            dashboard: r Tab | says This screen cannot be refreshed. ; nothing
        The reply to a key goes with a new screen
            dashboard: r {push} | asks show Form | says This screen cannot be refreshed. ; nothing
        The reply to a key goes with an alert
            dashboard: r {alert} | says This screen cannot be refreshed. ; nothing
        Ctrl-L keeps the reply to a key
            dashboard: r Ctrl-L | says This screen cannot be refreshed. ×2
        A notice is shown at once and disappears after 4 s
            list: {notice} {3999 ms} {1 ms} | says * Saved ; * Saved ; nothing
        A notice takes up to three lines, which the page leaves without hiding its focus
            short list on 40×12: End {long notice} => Row 40 | asks scroll end | says anything
            | shows "⏎ * Not saved. Not saved. Not saved. Not⏎ saved. Not" "…⏎"
        A notice replaces the reply to a key
            dashboard: r {notice} | says This screen cannot be refreshed. ; * Saved
        The reply to a key outlasts an older notice
            dashboard: {notice} r {no notice} | says This screen cannot be refreshed.
        Keys act and are answered while a notice is shown, which comes back with the next key
            list: {notice} Backspace ↓ f => Row 2 | asks Like R2
            | says * Saved ; This key does nothing here. ; * Saved ×2
        """,
        scenes: [
            "no rows": Scene { $0.showTabs($0.list(count: 0), $0.form()) },
            "two rows": .screen { $0.list(count: 2).with { $0.screen.onScrollToEnd = nil } },
        ],
        steps: [
            "{paste}": .paste("q\n2"), "{push}": .app { $0.push($0.form()) }, "{notice}": .notice("Saved"),
            "{long notice}": .notice(String(repeating: "Not saved. ", count: 20)),
            "{no notice}": .app { $0.device.window.hideNotice() },
        ]
    )

    @Test func `A greeting is shown on its screen while there is no message and no notice`() async {
        var options = FullScreenLoop.Options()
        options.greetings = ["List": "Welcome"]
        let stage = Stage(.tabs, options: options)
        var messages = [stage.message]

        for steps in [["2"], [.backTab, "1", "1"], [.notice("Saved")], [.wait(.seconds(4))]] as [[Step]] {
            await stage.press(steps)
            messages.append(stage.message)
        }

        messages.expect(["Welcome", "", "Nothing happens: “List” is the current tab.", "* Saved", "Welcome"])
    }

    // MARK: Every key

    private nonisolated static let keys: [Step] =
        [
            .tab, .backTab, .enter, .escape, .backspace, .delete, .up, .down, .left, .right, .home, .end, .pageUp,
            .pageDown, .help, .control("a"), .control("u"), .control("n"), .paste("a"),
        ] + Step.each(of: "19/rfad?x")

    @Test(
        arguments: Story.all(
            """
            the first row of a list in a tab
                tabs:
            the last row of a list
                one row:
            the last row of a screen that loads no more
                dashboard: End
            the last tab
                tabs: Shift-Tab →
            a disabled button
                disabled button: Shift-Tab
            nothing, while rows load
                loading:
            an empty field
                form:
            the only field
                field:
            a sheet
                sheet: Tab×3
            help
                list: ?
            the actions of a row
                list: a
            the only action of a row
                one action: a
            find with one match
                nine rows: "/7"
            find without a match
                list: "/x"
            """,
            scenes: [
                "one row": .screen { $0.list(count: 1) }, "nine rows": .screen { $0.list(count: 9) },
                "field": .screen { [.field(Field("Field"))] },
                "disabled button": .screen { $0.form().with { $0.button("Cancel").isEnabled = false } },
                "loading": .screen { $0.list(count: 0).with { $0.section().isBusy = true } },
                "one action": .screen { $0.list().with { $0.section().rows[0].actions.removeLast() } },
            ]
        )
    )
    func `Every key changes something or is answered`(context: Story) async {
        var stage = await context.stage()
        let (start, cursor) = (stage.linesWithoutMessage, stage.cursor)

        for key in Self.keys {
            stage.app.forget()
            await stage.press(key)

            if stage.log == [], stage.linesWithoutMessage == start, stage.cursor == cursor {
                #expect(stage.message.hasSuffix("."), "\(key)")
            } else {
                stage = await context.stage()
            }
        }
    }
}

extension Stage {
    fileprivate var linesWithoutMessage: [String] { lines.dropLast(2) + lines.suffix(1) }
}
