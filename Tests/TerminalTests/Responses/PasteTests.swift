import Headless
import Testing

struct PasteTests {
    @Test func `A paste is one edit, in which line ends are spaces and sequences are no keys`() async throws {
        let stage = Stage { $0.show($0.form()) }

        await stage.press("<", .paste("Ana\nMaría\u{1B}[B\u{1B}]52;c;YQ==\u{7}"), ">")

        let text = try stage.app.device.field("Name").value
        let outcome = Outcome(focus: "Name", log: ["edit Name", "edit Name", "edit Name"])
        #expect(text == "<Ana María[B]52;c;YQ==>")
        #expect(stage.outcome == outcome)
    }
}
