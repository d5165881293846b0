import Foundation
import Shared
import Tracing

/// The calls that the last key caused, for the panes of the full-screen view.
final class LiveCalls {
    private static let advice = [
        "To see the calls between the parts:", "swift run --traits Trace", "  --scratch-path .build/trace",
        "  arch-demo --pattern …",
    ]

    private let clock: any AppClock
    private var key: String?
    /// What was recorded, once all work that the key caused is over.
    private var finished: Recording?
    private var settling: Task<Void, Never>?

    /// Prepares a recording; called before the apps are launched. Throws where the executable cannot be read.
    init(clock: any AppClock) throws {
        self.clock = clock
        if Recorder.build == .recording { try Recorder.prepare() }
    }

    /// Begins a new recording, of what `key` causes until only timers are under way.
    func begin(_ key: String) {
        guard Recorder.build == .recording else { return }
        self.key = key
        finished = nil
        let clock = clock
        let start = clock.now
        Recorder.start { .milliseconds((clock.now.timeIntervalSince(start) * 1000).rounded()) }
        settling?.cancel()
        settling = Task { [weak self] in
            do { try await clock.activity.settle(allowing: [.timer], within: nil) } catch { return }
            if !Task.isCancelled { self?.finished = Recorder.finish() }
        }
    }

    /// Returns the lines of a pattern's pane of `width` columns.
    func lines(of pattern: PatternName, width: Int) -> [String] {
        guard Recorder.build == .recording else { return Self.advice }
        guard let key else { return ["Press a key to see what it calls."] }
        let pane = CallPane(finished ?? Recorder.recordingSoFar(), module: pattern.module)
        return ["\(key) · \(pane.count) \(pane.count == 1 ? "call" : "calls")"] + pane.lines(width: width)
    }
}
