import Headless
import TestSupport
import Testing

struct EnterKeyTests {
    @Test(
        arguments: [
            (KeyContext("a button", [.backTab]) { $0.show($0.form()) }, ["tap Cancel"], ""),
            (KeyContext("a section's button", [.tab, .tab, .tab]) { $0.show($0.dashboard()) }, ["tap Add image"], ""),
            (KeyContext("a row", [.tab, .right, .right]) { $0.show($0.dashboard()) }, ["choose C3"], ""),
            (KeyContext("the last field", [.tab, .tab]) { $0.show($0.form()) }, ["tap Save"], ""),
            (
                KeyContext("the only field, between two buttons") { app in
                    let elements: [Element] = [.button(Button("Help")), .field(Field("Name")), .button(Button("Save"))]
                    app.show(StubScreen("Form", elements, of: app))
                }, ["tap Save"], ""
            ),
            (
                KeyContext("the last field, above a disabled button", [.tab, .tab]) {
                    $0.show($0.form().with { $0.button("Save").isEnabled = false })
                }, [], "Nothing happens: the button “Save” is disabled."
            ),
            (
                KeyContext("a disabled button", [.backTab]) {
                    $0.show($0.form().with { $0.button("Cancel").isEnabled = false })
                }, [], "Nothing happens: the button “Cancel” is disabled."
            ),
        ] as [(KeyContext, [String], String)]
    )
    func `Enter taps a button or chooses a row; in the last field it taps the first button after it`(
        context: KeyContext,
        log: [String],
        message: String
    ) async {
        let stage = await context.stage()
        let focus = stage.focus

        await stage.press(.enter)

        #expect(stage.outcome == Outcome(focus: focus, log: log, message: message))
    }

    @Test func `Enter in a field goes on to the next field`() async {
        let stage = Stage { $0.show($0.form()) }

        let path = await stage.path(.enter, .enter)

        path.expect(["Email", "Password"])
        #expect(stage.log.isEmpty)
    }
}
