import Foundation
import Screens
import Shared
import Terminal

#if Trace
    import Tracing

    /// The calls of the last key that caused a message, for the panel of the full-screen view.
    final class LiveCalls: CallSource {
        private static let advice: [String] =
            switch Recorder.build {
            case .recording, .ordinary: []
            case .optimized: ["An optimized build inlines calls: use a", "debug build with --traits Trace."]
            case .onOtherSystem: ["Calls are recorded on Linux only:", "read the traces in docs/instruments/traces."]
            }

        /// The calls of a key whose work is under way.
        private struct Key {
            let name: String
            let number: Int
            /// The number of records before it.
            let start: Int
            var recording: Recording
            /// The changes of each app's screen.
            var changes: [[CallPane.Change]]
        }

        /// Called when all work caused by the last key has finished.
        var onChange: (() -> Void)?

        private let patterns: [Pattern]
        private let clock: any AppClock
        /// The key whose calls are shown, until its work has finished.
        private var key: Key?
        private var isRecording = false
        /// The number of keys that were performed.
        private var keyCount = 0
        private var shown: [CallList]
        /// Whether a new key or a change of a screen is not shown yet.
        private var isOutdated = false

        /// Prepares a recording; called before the apps are launched. Throws if the executable cannot be read.
        init(of patterns: [Pattern], clock: any AppClock) throws {
            self.patterns = patterns
            self.clock = clock
            let lines = Recorder.build == .recording ? ["Press a key to see what it calls."] : Self.advice
            shown = patterns.map { _ in CallList(advice: lines) }
            if Recorder.build == .recording { try Recorder.prepare(patterns: Pattern.modules) }
        }

        var rows: Int? { Recorder.build == .recording ? nil : Self.advice.count + 1 }

        var lists: [CallList] {
            readNewRecords()
            return shown
        }

        /// Performs `name`. If that causes a message, its calls are shown until the next key that does.
        func perform(_ name: String, _ body: () -> Void) {
            guard Recorder.build == .recording else { return body() }
            if !isRecording { startRecording() }
            let start = Recorder.mark()
            keyCount += 1
            body()
            let recording = Recorder.recordingSoFar(from: start)
            let causesMessage = patterns.contains {
                CallPane(recording, module: $0.module).counts.messages > 0
            }
            guard causesMessage else { return }
            let number = (key?.number ?? shown[0].number) + 1
            let changes = patterns.map { _ in [CallPane.Change]() }
            key = Key(name: name, number: number, start: start, recording: recording, changes: changes)
            isOutdated = true
        }

        func screenChanged(_ change: String, ofApp index: Int) {
            guard let start = key?.start else { return }
            key?.changes[index].append((Recorder.mark() - start, change))
            isOutdated = true
        }

        /// Begins a recording, which ends when only timers are under way.
        private func startRecording() {
            isRecording = true
            let clock = clock
            let start = clock.now
            Recorder.start { .milliseconds((clock.now.timeIntervalSince(start) * 1000).rounded()) }
            Task { [weak self] in
                var count: Int?
                while let self, count != keyCount {
                    count = keyCount
                    do { try await clock.activity.settle(allowing: [.timer], within: nil) } catch { return }
                }
                self?.finish()
            }
        }

        private func finish() {
            readNewRecords()
            Recorder.stop()
            key = nil
            isRecording = false
            onChange?()
        }

        private func readNewRecords() {
            guard var key else { return }
            let isComplete = Recorder.mark() == key.start + key.recording.records.count
            if isComplete, !isOutdated { return }
            if !isComplete { key.recording = Recorder.recordingSoFar(from: key.start) }
            self.key = key
            isOutdated = false
            shown = zip(patterns, key.changes).map { pattern, changes in
                let pane = CallPane(key.recording, module: pattern.module, changes: changes)
                let headings = ["\(key.name) · \(pane.counts.messagesText)", pane.counts.shortText]
                return CallList(number: key.number, headings: headings, pane.lines.map { CallLine($0) })
            }
        }
    }
#else
    /// The panel of a build that does not record calls: it explains how to see them.
    final class LiveCalls: CallSource {
        private static let advice = [
            "To see the calls between the parts:", "swift run --traits Trace", "  --scratch-path .build/trace",
            "  arch-demo --pattern …",
        ]

        let lists: [CallList]
        var onChange: (() -> Void)?

        init(of patterns: [Pattern], clock: any AppClock) throws {
            lists = patterns.map { _ in CallList(advice: Self.advice) }
        }

        var rows: Int? { Self.advice.count + 1 }

        func perform(_ key: String, _ body: () -> Void) { body() }

        func screenChanged(_ change: String, ofApp index: Int) {}
    }
#endif
