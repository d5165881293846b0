import Foundation
import Screens
import Shared

#if Trace
    import Tracing

    /// The calls since the last key, for the panes of the full-screen view.
    final class LiveCalls {
        private static let advice: [String] =
            switch Recorder.build {
            case .recording, .ordinary: []
            case .optimized: ["An optimized build inlines calls: use a", "debug build with --traits Trace."]
            case .onOtherSystem: ["Calls are recorded on Linux only:", "read the traces in docs/instruments/traces."]
            }

        /// The number of rows of a pane; `nil` means all available rows.
        static var rows: Int? { Recorder.build == .recording ? nil : advice.count + 1 }

        /// Called when all work caused by the last key has finished.
        var onChange: (() -> Void)?

        private let clock: any AppClock
        private var key: String?
        /// The recording, once all work caused by the key has finished.
        private var finished: Recording?
        /// The panes of the recording, cached.
        private var panes: [Pattern: CallPane] = [:]
        private var settling: Task<Void, Never>?

        /// Prepares a recording; called before the apps are launched. Throws if the executable cannot be read.
        init(clock: any AppClock) throws {
            self.clock = clock
            if Recorder.build == .recording { try Recorder.prepare(patterns: Pattern.modules) }
        }

        /// Begins a new recording, which ends when only timers are under way.
        func begin(_ key: String) {
            guard Recorder.build == .recording else { return }
            self.key = key
            finished = nil
            panes = [:]
            let clock = clock
            let start = clock.now
            Recorder.start { .milliseconds((clock.now.timeIntervalSince(start) * 1000).rounded()) }
            settling?.cancel()
            settling = Task { [weak self] in
                do { try await clock.activity.settle(allowing: [.timer], within: nil) } catch { return }
                if !Task.isCancelled { self?.finish() }
            }
        }

        /// Returns the lines of a pattern's pane of `width` columns.
        func lines(of pattern: Pattern, width: Int) -> [String] {
            guard Recorder.build == .recording else { return Self.advice }
            guard let key else { return ["Press a key to see what it calls."] }
            let pane = pane(of: pattern)
            return ["\(key) · \(pane.counts.messagesText)", pane.counts.shortText] + pane.lines(width: width)
        }

        private func finish() {
            finished = Recorder.finish()
            onChange?()
        }

        private func pane(of pattern: Pattern) -> CallPane {
            if let pane = panes[pattern] { return pane }
            let pane = CallPane(finished ?? Recorder.recordingSoFar(), module: pattern.module)
            if finished != nil { panes[pattern] = pane }
            return pane
        }
    }
#else
    /// The pane of a build that does not record calls: it explains how to see them.
    final class LiveCalls {
        private static let advice = [
            "To see the calls between the parts:", "swift run --traits Trace", "  --scratch-path .build/trace",
            "  arch-demo --pattern …",
        ]

        static let rows: Int? = advice.count + 1

        var onChange: (() -> Void)?

        init(clock: any AppClock) throws {}

        func begin(_ key: String) {}

        func lines(of pattern: Pattern, width: Int) -> [String] { Self.advice }
    }
#endif
