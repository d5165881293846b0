import Foundation
import Headless
import Synchronization
import TestSupport
import Testing

@testable import Shared
@testable import Terminal

struct KeyInputTests {
    @Test func `An alarm that comes after the next read ends nothing`() async {
        let clock = LateClock(), activity = Activity()
        var keys: [Key] = []
        let input = KeyInput(clock: clock, activity: activity, escapePatience: .milliseconds(50)) { keys += $0 }

        input.read([0x1B])
        clock.sound()
        input.read(Array("[".utf8))
        try? await activity.settle(within: nil)
        input.read(Array("B".utf8))

        keys.expect([.down])
    }
}

/// A clock whose newest alarm goes off when a test says so, even if it was canceled: a cancel can come too late.
nonisolated private final class LateClock: AppClock {
    let now = Date(timeIntervalSince1970: 0)
    let uptime = Duration.zero
    private let newest = Mutex<(@Sendable () -> Void)?>(nil)

    func schedule(after delay: Duration, _ action: @escaping @Sendable () -> Void) -> Alarm {
        newest.withLock { $0 = action }
        return Alarm {}
    }

    func sound() {
        newest.withLock(\.self)?()
    }
}
