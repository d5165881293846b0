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

    @Test func `The line below the first field is in view, even if all above it is not`() async {
        let stage = Stage(rows: 12) { app in
            let images = ["One", "Two"].map { ImageView($0) }
            for image in images { image.address = "rose" }
            let section = Section("Section", showsTitle: false)
            section.status = "Status"
            let field = Field("Field")
            field.hint = "Hint"
            app.show(StubScreen("Form", images.map { .image($0) } + [.section(section), .field(field)], of: app))
        }

        #expect(stage.focusedField == "Field")
        #expect(stage.shows("Hint"))
    }
}
