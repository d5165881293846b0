import Headless
import Shared
import Testing

/// The first lines of a page of 14 rows, without trailing blanks.
nonisolated struct PagePicture: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let columns: Int
    let lines: [String]
    let prepare: @MainActor @Sendable (StubApp) -> Void

    init(
        _ name: String,
        columns: Int = 40,
        _ lines: [String],
        prepare: @escaping @MainActor @Sendable (StubApp) -> Void
    ) {
        (testDescription, self.columns, self.lines, self.prepare) = (name, columns, lines, prepare)
    }

    static let all = forms + images + sections + sheets

    private static let forms = [
        PagePicture(
            "buttons that do not fit in a line go on in the next, without hidden ones",
            [" Buttons", "> [First button]  [Second button]", "  [Third button]", ""]
        ) { app in
            let buttons = ["First button", "Hidden", "Second button", "Third button"].map {
                Element.button(Button($0, isHidden: $0 == "Hidden"))
            }
            app.show(StubScreen("Buttons", buttons, of: app))
        },
        PagePicture(
            "buttons between other elements stand where they belong",
            [" Form", " A", ">", "  [One]  [Two]", " B", "", "  [Three]", ""]
        ) { app in
            let elements: [Element] = [
                .field(Field("A")), .button(Button("One")), .button(Button("Two")), .field(Field("B")),
                .button(Button("Three")),
            ]
            app.show(StubScreen("Form", elements, of: app))
        },
    ]

    private static let images = [
        PagePicture("an image without an address is not shown", [" Photo", "> [Save]", ""]) { app in
            app.show(StubScreen("Photo", [.image(ImageView("Rosa")), .button(Button("Save"))], of: app))
        },
        PagePicture(
            "an image is a frame with its description and the address of what it would show",
            [
                " Photo", " ┌──────────────────────────┐", " │ ▢ Rosa · Picture loading │",
                " │ rose                     │", " └──────────────────────────┘", "> [Save]", "",
            ]
        ) { app in
            let image = ImageView("Rosa")
            image.address = "rose"
            app.show(StubScreen("Photo", [.image(image), .button(Button("Save"))], of: app))
        },
        PagePicture(
            "the frame of an image is at least 28 columns wide",
            [" Photo", " ┌──────────────────────────┐", " │ ▢ R · Picture loading    │"]
        ) { app in
            let image = ImageView("R")
            image.address = "rose"
            app.show(StubScreen("Photo", [.image(image)], of: app))
        },
        PagePicture(
            "a long description of an image is cut, a long address in the middle",
            [
                " Photo", " ┌────────────────────────────────────┐", " │ ▢ A rose in the garden of the nei… │",
                " │ https://example.c…n/the/garden.png │",
            ]
        ) { app in
            let image = ImageView("A rose in the garden of the neighbors")
            image.address = "https://example.com/roses/in/the/garden.png"
            app.show(StubScreen("Photo", [.image(image)], of: app))
        },
    ]

    private static let sections = [
        PagePicture(
            "a section: title, what is in view, buttons, rows with all their signs, status",
            columns: 60,
            [
                " Shop", " Offers - 1–3 of 3    [Retry]", " > ▢ ♥ Bread                     Milk · 1 l", "   Tea",
                "   No more",
            ]
        ) { app in
            let section = Section("Offers", layout: .grid, buttons: [Button("Retry")])
            section.rows = [
                Row(id: "1", title: "Bread", icon: "cart", thumbnail: "bread", mark: "♥"),
                Row(id: "2", title: "Milk", subtitle: "1 l"), Row(id: "3", title: "Tea"),
            ]
            section.status = "No more"
            section.isBusy = true
            app.show(StubScreen("Shop", [.section(section)], of: app))
        },
        PagePicture(
            "a title too long for its part of a line is cut before the next one",
            [" Shop", " > aaaaaaaaaaaaaaa…    bbbbbbbbbbbbbbb…"]
        ) { app in
            let section = Section("Shop", showsTitle: false, layout: .grid)
            section.rows = [
                Row(id: "a", title: String(repeating: "a", count: 30)),
                Row(id: "b", title: String(repeating: "b", count: 30)),
            ]
            app.show(StubScreen("Shop", [.section(section)], of: app))
        },
    ]

    private static let sheets = [
        PagePicture(
            "a title too long for the frame of a sheet is cut",
            ["", "┌─ A title that is longer than the… ───┐"]
        ) { $0.show($0.list()).present($0.form("A title that is longer than the terminal is wide")) },
        PagePicture(
            "a sheet has its buttons below the title",
            [
                "", "┌─ Sheet ──────────────────────────────┐", "│> [Done]                              │",
                "│                                      │", "│ Rows                                 │",
            ]
        ) { app in
            app.show(app.list())
            app.present(StubScreen("Sheet", [.button(Button("Done")), .section(Section("Rows"))], of: app))
        },
        PagePicture(
            "a button that is too long is cut before the frame of its sheet",
            ["", "┌─ Sheet ──────────────────────────────┐", "│> [A button that is longer than the s…│"]
        ) { app in
            app.show(app.list())
            app.present(
                StubScreen("Sheet", [.button(Button("A button that is longer than the sheet is wide"))], of: app)
            )
        },
    ]
}
