import Headless
import Testing

/// A form that refuses what its fields “Email” and “Password” hold.
struct RefusedFormTests {
    private static func stage(alert: Bool = true) -> Stage {
        Stage { app in
            let form = app.form()
            app.show(form)
            app.on("tap Save") {
                form.field("Email").error = "Enter a valid email address"
                form.field("Password").error = "Use at least 15 characters"
                if alert { app.alert("Check your details") }
            }
            for label in ["Name", "Email", "Password"] { app.on("edit \(label)") { form.field(label).error = nil } }
        }
    }

    private static func submit(_ stage: Stage) async {
        await stage.press(.tab, .tab, .enter)
    }

    @Test func `The focus goes to the first field with an error, a sign beside it, and stays if that goes`() async {
        let stage = Self.stage(alert: false)

        await Self.submit(stage)
        let before = (stage.focus, stage.hasCursor, stage.shows("! Enter a valid email address"))
        await stage.press("a")

        #expect(before == ("Email", true, true))
        #expect(stage.focus == "Email")
        #expect(!stage.shows("Enter a valid email address"))
    }

    @Test func `After the alert is answered the focus is in the first field with an error`() async {
        let stage = Self.stage()
        await Self.submit(stage)
        await stage.wait(.milliseconds(300))

        await stage.press(.enter)

        #expect(stage.focusedField == "Email")
    }

    @Test(
        arguments: [([.tab, .tab], "tap Save", "Email"), ([.tab, .tab, .tab], "tap Cancel", "[Cancel]")]
            as [([Press], String, String)]
    )
    func `Refused again, the focus goes to the first field with an error; another button does not move it`(
        keys: [Press],
        entry: String,
        focus: String
    ) async {
        let stage = Self.stage(alert: false)
        await Self.submit(stage)

        await stage.press(keys + [.enter])

        #expect(stage.outcome == Outcome(focus: focus, log: ["tap Save", entry]))
    }

    @Test func `Refused again after one error was corrected, the focus goes to the one that is left`() async {
        let stage = Self.stage(alert: false)
        await Self.submit(stage)
        stage.app.on("tap Save") {}
        await stage.press("a", .tab)

        await stage.press(.backTab, .tab, .tab, .enter)

        #expect(stage.focusedField == "Password")
    }

    @Test func `An error in other words leaves the focus where it is`() async throws {
        let stage = Self.stage(alert: false)
        await Self.submit(stage)
        await stage.press(.tab)

        try await stage.change { try $0.device.field("Email").error = "This account exists" }

        #expect(stage.focusedField == "Password")
    }
}
