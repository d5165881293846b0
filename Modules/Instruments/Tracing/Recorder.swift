import Foundation
import Synchronization

#if Trace && os(Linux)
    import CInstruments
#endif

/// Records the calls of the instrumented targets. There is one recorder per process.
package enum Recorder {
    /// Whether this build records calls.
    package enum Build: Sendable {
        case recording
        /// The trait `Trace` was not given.
        case ordinary
        /// The build is optimized: inlined calls would be missing.
        case optimized
        /// The recorder supports only Linux.
        case onOtherSystem
    }

    #if !os(Linux)
        package static let build = Build.onOtherSystem
    #elseif !DEBUG
        package static let build = Build.optimized
    #elseif Trace
        package static let build = Build.recording
    #else
        package static let build = Build.ordinary
    #endif

    #if Trace && os(Linux)
        /// Boxes the closure: each access wraps a bare closure again.
        private struct Clock {
            var now: @Sendable () -> Duration = { .zero }
        }

        private static let clock = Mutex(Clock())
        private static let functions = Mutex<FunctionNames?>(nil)
    #endif

    /// Restarts the program if a recording would be nondeterministic, and reads the names of its functions; the calls
    /// of the modules `patterns` are recorded. Must be called once, before anything else. Throws if the executable
    /// cannot be read.
    package static func prepare(patterns: Set<String>) throws {
        #if Trace && os(Linux)
            trace_restart_without_randomness(CommandLine.unsafeArgv)
            let names = try FunctionNames(patterns: patterns)
            functions.withLock { $0 = names }
        #endif
    }

    /// Discards the current recording and starts a new one; `now` returns the time since the start on the app's clock.
    package static func start(now: @escaping @Sendable () -> Duration) {
        #if Trace && os(Linux)
            clock.withLock { $0.now = now }
            trace_start(
                { Int64(Recorder.clock.withLock { $0.now }() / .milliseconds(1)) },
                { address in Recorder.functions.withLock { $0?.isWanted(at: UInt(address)) ?? false } }
            )
        #endif
    }

    /// Returns what was recorded since the last call, or since the start. Called between two steps, after which the
    /// clock may show another time.
    package static func takeRecords() -> Recording {
        var recording = Recording()
        #if Trace && os(Linux)
            withoutRecording {
                functions.withLock { names in
                    recording.records = (0..<trace_count()).map { record(trace_record_at($0), &names) }
                    recording.functions = names?.all ?? []
                }
                trace_clear()
            }
        #endif
        return recording
    }

    /// Calls `body` without recording it.
    package static func withoutRecording<Value>(_ body: () -> Value) -> Value {
        #if Trace && os(Linux)
            let wasRecording = trace_set_recording(false)
            defer { _ = trace_set_recording(wasRecording) }
        #endif
        return body()
    }

    /// Stops recording.
    package static func stop() {
        #if Trace && os(Linux)
            _ = trace_set_recording(false)
        #endif
    }

    #if Trace && os(Linux)
        private static func record(_ record: trace_record, _ names: inout FunctionNames?) -> Recording.Record {
            var frames: [Recording.Frame] = []
            for index in record.first_frame..<record.first_frame + record.frame_count {
                let frame = trace_frame_at(index)
                let function = names?.index(at: UInt(frame.address)) ?? 0
                frames.append(Recording.Frame(function: function, activation: UInt(frame.activation)))
            }
            return Recording.Record(
                isTaskStart: record.is_task_start,
                task: UInt(record.task),
                time: Int(record.time),
                frames: frames
            )
        }
    #endif
}
