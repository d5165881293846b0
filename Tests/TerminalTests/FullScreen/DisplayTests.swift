import Headless
import Shared
import TestSupport
import Testing

@testable import Terminal

struct DisplayTests {
    private let clock = VirtualClock()

    @Test func `The spinner turns once a pause, however often the screen was drawn meanwhile`() async {
        let app = StubApp(clock)
        app.show(app.form())
        app.device.screen?.isBusy = true
        let surface = ModelSurface(Size(columns: 80, rows: 24))
        var turns = 0
        let display = Display(of: [ShownApp(app.device, facts: [])], on: surface, clock: clock, options: .init()) {
            turns += 1
        }
        var state = PageState()

        for _ in 0..<5 { display.draw([Snapshot(app.device)], &state, at: .zero) }
        await clock.advance(by: Spinner.pause)

        #expect(turns == 1)
    }

    @Test func `The spinner does not turn once the display is canceled`() async {
        let app = StubApp(clock)
        app.show(app.form())
        app.device.screen?.isBusy = true
        let surface = ModelSurface(Size(columns: 80, rows: 24))
        var turns = 0
        let display = Display(of: [ShownApp(app.device, facts: [])], on: surface, clock: clock, options: .init()) {
            turns += 1
        }
        var state = PageState()

        display.draw([Snapshot(app.device)], &state, at: .zero)
        display.cancel()
        await clock.advance(by: Spinner.pause)

        #expect(turns == 0)
    }
}
