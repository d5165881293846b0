import Headless
import Shared
import TestSupport
import Testing

@testable import Terminal

struct DisplayTests {
    @Test func `The spinner turns once a pause, however often the screen was drawn, and not after the end`() async {
        let clock = VirtualClock()
        let app = StubApp(clock)
        app.show(app.form())
        app.device.screen?.isBusy = true
        let surface = ModelSurface(Size(columns: 80, rows: 24))
        var turns = 0
        let display = Display(of: [ShownApp(app.device, facts: [])], on: surface, clock: clock, options: .init()) {
            turns += 1
        }
        var state = PageState()

        for _ in 0..<5 { display.draw([Shown(app.device)], &state, at: .zero) }
        await clock.advance(by: Spinner.pause)
        let once = turns
        display.draw([Shown(app.device)], &state, at: .zero)
        display.cancel()
        await clock.advance(by: Spinner.pause)

        #expect(once == 1)
        #expect(turns == 1)
    }
}
