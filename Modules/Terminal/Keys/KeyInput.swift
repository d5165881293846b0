import Foundation
import Headless
import Shared

/// Turns a terminal's input into keys; waits for the rest of an incomplete sequence, for a limited time.
final class KeyInput {
    private static let sequencePatience = Duration.seconds(1)

    private let clock: any AppClock
    private let activity: Activity
    /// The time that a lone Esc waits for the rest of a sequence.
    private let escapePatience: Duration
    private let onKeys: ([Key]) -> Void
    private var reader = KeyReader()
    private var alarm: Alarm?
    /// The number of reads; an alarm set before the last read is ignored.
    private var reads = 0

    /// Creates the input; `onKeys` is called for the keys of each read, and for keys that are complete after waiting,
    /// as work of `activity`.
    init(
        clock: any AppClock,
        activity: Activity,
        escapePatience: Duration,
        onKeys: @escaping ([Key]) -> Void
    ) {
        self.clock = clock
        self.activity = activity
        self.escapePatience = escapePatience
        self.onKeys = onKeys
    }

    func read(_ bytes: [UInt8]) {
        reads += 1
        pass(reader.read(bytes))
    }

    private func pass(_ keys: [Key]) {
        alarm?.cancel()
        if let wait = reader.pendingWait {
            let patience = wait == .escape ? escapePatience : Self.sequencePatience
            alarm = clock.schedule(after: patience) { [weak self, activity, reads] in
                activity.soon { self?.giveUp(unlessReadAfter: reads) }
            }
        }
        onKeys(keys)
    }

    private func giveUp(unlessReadAfter reads: Int) {
        if reads == self.reads { pass(reader.giveUp()) }
    }
}

extension Activity {
    /// Calls `action` on the main actor later, as work that is counted.
    nonisolated func soon(_ action: @escaping @MainActor () -> Void) {
        let job = begin("the screen")
        Task { @MainActor in
            await job.run { action() }
        }
    }
}
