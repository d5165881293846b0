import Headless
import Shared
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

    @Test func `Downwards, a field comes into view with the line below it`() async {
        let stage = Self.stage()

        for number in 2...6 {
            await stage.press(.tab)
            #expect(stage.focusedField == "Field \(number)")
            #expect(stage.shows("Hint of Field \(number)"))
        }
    }

    @Test func `Upwards, a field comes into view with its label, and the first one with all above it`() async {
        let stage = Self.stage()
        await stage.press(.backTab)

        for number in (1...5).reversed() {
            await stage.press(.backTab)
            #expect(stage.focusedField == "Field \(number)")
        }

        #expect(stage.shows("Full image"))
    }
}
