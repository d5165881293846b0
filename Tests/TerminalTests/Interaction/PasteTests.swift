import Headless
import Testing

struct PasteTests {
    @Test func `A paste goes into the field as one edit`() async throws {
        let stage = Stage { $0.show($0.form()) }

        await stage.press("<", .paste("Ana María"), ">")

        #expect(try stage.app.device.field("Name").value == "<Ana María>")
        #expect(stage.log == ["edit Name", "edit Name", "edit Name"])
    }

    @Test(arguments: ["a\nb", "a\rb", "a\r\nb"])
    func `A line end in a paste becomes a space`(text: String) async throws {
        let stage = Stage { $0.show($0.form()) }

        await stage.press(.paste(text))

        #expect(try stage.app.device.field("Name").value == "a b")
        #expect(stage.focusedField == "Name")
    }

    @Test func `A sequence in a paste is neither a key nor sent to the terminal`() async {
        let stage = Stage { $0.show($0.form()) }

        await stage.press(.paste("x\u{1B}[B\u{1B}]52;c;YQ==\u{7}"))

        #expect(stage.focusedField == "Name")
    }

    @Test(arguments: ["q", "r\n", "2", "d", "/x"])
    func `A paste outside a field is ignored, and a message says so`(text: String) async {
        let stage = Stage { $0.showTabs($0.list(), $0.form()) }

        await stage.press(.paste(text))

        #expect(stage.isRunning)
        #expect(stage.log == [])
        #expect(stage.marked == ["Row 1"])
        #expect(stage.message == "Text can be pasted only in a field.")
    }

    @Test func `A paste does not answer an alert`() async {
        let stage = Stage { app in
            app.show(app.form())
            app.ask()
        }
        await stage.wait(.seconds(1))

        await stage.press(.paste("\n\n"))

        #expect(stage.log == [])
        #expect(stage.shows("Delete?"))
    }
}
