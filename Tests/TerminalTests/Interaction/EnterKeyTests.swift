import Headless
import Testing

struct EnterKeyTests {
    @Test func `Enter taps the button that has the focus`() async {
        let stage = Stage { $0.show($0.form()) }
        await stage.press(.backTab)

        await stage.press(.enter)

        #expect(stage.log == ["tap Cancel"])
    }

    @Test func `Enter taps the button of a section`() async {
        let stage = Stage { $0.show($0.dashboard()) }
        await stage.press(.tab, .tab, .tab)

        await stage.press(.enter)

        #expect(stage.log == ["tap Add image"])
    }

    @Test func `Enter chooses the row that has the focus`() async {
        let stage = Stage { $0.show($0.dashboard()) }
        await stage.press(.tab, .right, .right)

        await stage.press(.enter)

        #expect(stage.log == ["choose C3"])
    }

    @Test func `Enter in a field goes on to the next field`() async {
        let stage = Stage { $0.show($0.form()) }

        await stage.press(.enter)
        let second = stage.focusedField
        await stage.press(.enter)

        #expect(second == "Email")
        #expect(stage.focusedField == "Password")
        #expect(stage.log == [])
    }

    @Test func `Enter in the last field taps the first button after it`() async {
        let stage = Stage { $0.show($0.form()) }

        await stage.press(.enter, .enter, .enter)

        #expect(stage.log == ["tap Save"])
    }

    @Test func `Enter in the last field taps nothing while that button is disabled`() async {
        let stage = Stage { app in
            let form = app.form()
            form.button("Save").isEnabled = false
            app.show(form)
        }

        await stage.press(.enter, .enter, .enter)

        #expect(stage.log == [])
        #expect(stage.focusedField == "Password")
        #expect(stage.message == "Nothing happens: the button “Save” is disabled.")
    }

    @Test func `Enter on a disabled button taps nothing and says so`() async {
        let stage = Stage { app in
            let form = app.form()
            form.button("Cancel").isEnabled = false
            app.show(form)
        }
        await stage.press(.backTab)

        await stage.press(.enter)

        #expect(stage.log == [])
        #expect(stage.message == "Nothing happens: the button “Cancel” is disabled.")
    }

    @Test func `A button above the last field is not the one that Enter taps there`() async {
        let stage = Stage { app in
            let elements: [Element] = [.button(Button("Help")), .field(Field("Name")), .button(Button("Save"))]
            app.show(StubScreen("Form", elements, of: app))
        }

        await stage.press(.enter)

        #expect(stage.log == ["tap Save"])
    }
}
