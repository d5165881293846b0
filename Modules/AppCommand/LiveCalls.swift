import Foundation
import Screens
import Shared
import Terminal

#if Trace
    import Tracing

    /// The calls of the last key that caused a message, for the panel of the full-screen view.
    package final class LiveCalls: CallSource {
        /// The calls of a key whose work is under way.
        private struct Key {
            let name: String
            let number: Int
            /// The calls in each pattern.
            var readers: [TraceReader]

            /// Reads the records that follow those that were read.
            mutating func read(_ new: Recording) {
                for index in readers.indices { readers[index].read(new) }
            }

            var lists: [CallList] {
                readers.map { reader in
                    let counts = reader.counts
                    let headings = ["\(name) · \(counts.messagesText)", counts.shortText]
                    return CallList(number: number, headings: headings, reader.lines.map { CallLine($0) })
                }
            }
        }

        /// Called when all work caused by the last key has finished.
        var onChange: (() -> Void)?

        private let patterns: [Pattern]
        private let clock: any AppClock
        private let activities: [Activity]
        /// The key whose calls are shown, until its work has finished.
        private var key: Key?
        private var isRecording = false
        /// The number of keys that were performed.
        private var keyCount = 0
        private var shown: [CallList]
        /// Whether a new key or a change of a screen is not shown yet.
        private var isOutdated = false

        /// Prepares a recording of apps, timed by `clock`, each with its activity; called before they are launched.
        /// Throws if the executable cannot be read.
        package init(of patterns: [Pattern], clock: any AppClock, activities: [Activity]) throws {
            self.patterns = patterns
            self.clock = clock
            self.activities = activities
            shown = patterns.map { _ in CallList(placeholder: "Press a key to see what it calls.") }
            if Recorder.build == .recording { try Recorder.prepare(patterns: Pattern.modules) }
        }

        package var advice: String? {
            switch Recorder.build {
            case .recording, .ordinary: nil
            case .optimized: "An optimized build inlines calls: use a debug build with --traits Trace."
            case .onOtherSystem: "Calls are recorded on Linux only: read the traces in docs/instruments/traces."
            }
        }

        package var lists: [CallList] {
            readNewRecords()
            return shown
        }

        /// Performs `name`. If that causes a message, its calls are shown until the next key that does.
        package func perform(_ name: String, _ body: () -> Void) {
            guard Recorder.build == .recording else { return body() }
            if !isRecording { startRecording() }
            readNewRecords()
            keyCount += 1
            body()
            let number = (key?.number ?? shown[0].number) + 1
            var new = Key(name: name, number: number, readers: patterns.map { TraceReader(module: $0.module) })
            let recording = Recorder.takeRecords()
            new.read(recording)
            if new.readers.contains(where: { $0.counts.messages > 0 }) {
                key = new
            } else {
                key?.read(recording)
            }
            isOutdated = true
        }

        package func screenChanged(_ change: String, ofApp index: Int) {
            guard key != nil else { return }
            key?.read(Recorder.takeRecords())
            key?.readers[index].note(change)
            isOutdated = true
        }

        /// Begins a recording, which ends when only timers are under way.
        private func startRecording() {
            isRecording = true
            let (clock, start) = (clock, clock.now)
            Recorder.start { .milliseconds((clock.now.timeIntervalSince(start) * 1000).rounded()) }
            Task { [weak self] in
                var count: Int?
                while let self, count != keyCount {
                    count = keyCount
                    for activity in activities {
                        do { try await activity.settle(allowing: [.timer], within: nil) } catch { return }
                    }
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
            guard isRecording else { return }
            let new = Recorder.takeRecords()
            guard isOutdated || !new.isEmpty else { return }
            isOutdated = false
            key?.read(new)
            shown = key?.lists ?? shown
        }
    }

    extension CallLine {
        /// Converts a traced line for the panel.
        fileprivate init(_ line: TraceReader.Line) {
            let role: Role? =
                switch line.role {
                case .view: .view
                case .presenter: .presenter
                case .interactor: .interactor
                case .router: .router
                case .service: .service
                case .screen: .screen
                case nil: nil
                }
            let emphasis: Emphasis =
                switch line.kind {
                case .message: .message
                case .own: .callToItself
                case .delivery, .begin, .answer, .write, nil: .ordinary
                }
            self.init(line.text, depth: line.depth, role: role, emphasis: emphasis, moment: line.moment)
        }
    }
#else
    /// The calls of a build that records none: a line explains how to see them.
    package final class LiveCalls: CallSource {
        package let advice: String? = "To see calls: swift run --traits Trace --scratch-path .build/trace arch-demo …"
        package let lists: [CallList] = []
        var onChange: (() -> Void)?

        package init(of patterns: [Pattern], clock: any AppClock, activities: [Activity]) throws {}

        package func perform(_ key: String, _ body: () -> Void) { body() }

        package func screenChanged(_ change: String, ofApp index: Int) {}
    }
#endif
