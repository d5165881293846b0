import Foundation
import Headless
import Synchronization
import TestSupport
import Testing

@testable import Shared
@testable import Terminal

struct KeyInputTests {
    private let clock = ClockSpy()

    @Test func `Esc is waited for 50 ms, and the rest of a sequence a second after each read`() {
        var keys: [[Key]] = []
        let input = KeyInput(clock: clock, escapePatience: .milliseconds(50)) { keys.append($0) }

        for text in ["\u{1B}", "[", "3", "~", "x"] { input.read(Array(text.utf8)) }

        keys.expect([[], [], [], [.delete], [.character("x")]])
        clock.log.expect(["50.0 ms", "cancel", "1000.0 ms", "cancel", "1000.0 ms", "cancel", "cancel"])
    }

    @Test func `An alarm that comes after the next read ends nothing`() async {
        var keys: [Key] = []
        let input = KeyInput(clock: clock, escapePatience: .milliseconds(50)) { keys += $0 }

        input.read([0x1B])
        clock.sound()
        input.read(Array("[".utf8))
        try? await clock.activity.settle(within: nil)
        input.read(Array("B".utf8))

        keys.expect([.down])
    }

    @Test func `The end of the view cancels the waiting for the rest of a sequence, and the spinner`() {
        let app = StubApp()
        app.show(app.form().with { $0.screen.isBusy = true })
        let surface = ModelSurface(Size(columns: 80, rows: 24))
        let loop = FullScreenLoop([ShownApp(app.device, facts: [])], on: surface, clock: clock)
        Task.immediate { try await loop.run() }

        surface.send(.input([0x1B]))
        let before = clock.log.count
        surface.send(.ended)

        clock.log.dropFirst(before).expect(["cancel", "cancel"])
    }
}

/// A clock that notes what is scheduled and canceled, and whose alarms go off when a test says so.
nonisolated private final class ClockSpy: AppClock {
    let now = Date(timeIntervalSince1970: 0)
    let uptime = Duration.zero
    let activity = Activity()
    private let state = Mutex<(log: [String], actions: [@Sendable () -> Void])>(([], []))

    var log: [String] { state.withLock(\.log) }

    func schedule(after delay: Duration, _ action: @escaping @Sendable () -> Void) -> Alarm {
        state.withLock { state in
            state.log.append("\(delay / .milliseconds(1)) ms")
            state.actions.append(action)
        }
        return Alarm { [self] in state.withLock { $0.log.append("cancel") } }
    }

    /// Lets the newest alarm go off, even if it was canceled: a cancel can come too late.
    func sound() {
        state.withLock(\.actions).last?()
    }
}
