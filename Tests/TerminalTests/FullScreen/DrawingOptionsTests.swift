import Headless
import Shared
import TestTools
import Testing

@testable import Terminal

/// How the options of the view change what it draws.
struct DrawingOptionsTests {
    private let surface = ModelSurface(Size(columns: 80, rows: 24))

    /// Draws a sheet with an error in color, and a notice.
    private func draw(_ change: (inout FullScreenLoop.Options) -> Void) -> String {
        let clock = VirtualClock()
        let app = StubApp(clock)
        app.show(app.list())
        let form = app.form("Sheet")
        form.field("Name").error = "Enter your name"
        app.present(form)
        app.device.window.show(notice: "Saved")
        var options = FullScreenLoop.Options()
        change(&options)
        let column = ShownApp(app.device, facts: ["MVP"])
        let display = Display(of: [column], on: surface, clock: clock, options: options) {}
        let shown = Shown(app.device)
        var state = PageState(shown)
        display.draw([shown], &state, at: .zero)
        return surface.frames.joined()
    }

    @Test func `Without color nothing has one`() {
        let frame = draw { $0.usesColor = false }

        #expect(surface.terminal.lines.contains { $0.contains("! Enter your name") })
        #expect(!frame.contains(/\[[0-9;]*3[0-9]m/))
    }

    @Test func `For the Linux console all signs are ASCII`() {
        let frame = draw { $0.usesASCII = true }

        #expect(frame.contains("+- Sheet -"))
        #expect(frame.unicodeScalars.allSatisfy { $0.isASCII })
    }
}
