import Headless
import Shared
import TestSupport
import Testing

/// A form of six fields, each with a hint below it, of which about three fit.
struct ScrollingFormTests {
    private static func stage() -> Stage {
        Stage(rows: 12) { app in
            let image = ImageView("Full image")
            image.address = "rose"
            let fields = (1...6).map { Field("Field \($0)") }
            for field in fields { field.hint = "Hint of \(field.label)" }
            app.show(StubScreen("Form", [.image(image)] + fields.map { .field($0) }, of: app))
        }
    }

    @Test func `A field comes into view with its label and the line below it, the first with all above it`() async {
        let stage = Self.stage()
        var shown: [String] = []

        for number in 2...6 {
            await stage.press(.tab)
            shown += [stage.focus] + ["Hint of Field \(number)"].filter { stage.shows($0) }
        }
        let path = await stage.path(.backTab, .backTab, .backTab, .backTab, .backTab)

        let fields = (1...6).map { "Field \($0)" }
        let hints = fields.dropFirst().flatMap { [$0, "Hint of \($0)"] }
        shown.expect(hints)
        path.expect(fields.dropLast().reversed())
        #expect(stage.shows("Full image"))
    }
}
