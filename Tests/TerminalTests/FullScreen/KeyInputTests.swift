import Headless
import Shared
import TestSupport
import Testing

@testable import Terminal

struct KeyInputTests {
    private let clock = ClockSpy()

    @Test func `Esc is waited for 50 ms, and the rest of a sequence a second after each read`() {
        var keys: [[Key]] = []
        let input = KeyInput(clock: clock, escapePatience: .milliseconds(50)) { keys.append($0) }

        for text in ["\u{1B}", "[", "3", "~", "x"] { input.read(Array(text.utf8)) }

        let sequence = ["alarm after 1000.0 ms", "cancel", "alarm after 1000.0 ms", "cancel", "cancel"]
        let log = ["alarm after 50.0 ms", "cancel"] + sequence
        keys.expect([[], [], [], [.delete], [.character("x")]])
        #expect(clock.log == log)
    }

    @Test func `An alarm that comes after the next read ends nothing`() async {
        var keys: [Key] = []
        let input = KeyInput(clock: clock, escapePatience: .milliseconds(50)) { keys += $0 }

        input.read([0x1B])
        clock.sound()
        input.read(Array("[".utf8))
        await clock.settle()
        input.read(Array("B".utf8))

        keys.expect([.down])
    }

    @Test func `The end of the view cancels the waiting for the rest of a sequence, and the spinner`() {
        let app = StubApp(VirtualClock())
        app.show(app.form())
        let surface = ModelSurface(Size(columns: 80, rows: 24))
        let loop = FullScreenLoop([ShownApp(app.device, facts: [])], on: surface, clock: clock)
        Task.immediate { try await loop.run() }

        surface.send(.input([0x1B]))
        app.device.screen?.isBusy = true
        surface.send(.resized)
        let before = clock.log
        surface.send(.ended)

        let alarms = ["alarm after 50.0 ms", "alarm after 200.0 ms"]
        #expect(before == alarms)
        clock.log.expect(alarms + ["cancel", "cancel"])
    }
}
