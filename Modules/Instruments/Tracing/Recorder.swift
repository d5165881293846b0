import Foundation
import Synchronization

#if Trace && os(Linux)
    import CTrace
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
            let names = try FunctionNames(base: UInt(trace_image_base()), patterns: patterns)
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

    /// Returns the number of records. Called between two steps, after which the clock may show another time.
    package static func mark() -> Int {
        #if Trace && os(Linux)
            trace_read_clock()
            return trace_count()
        #else
            return 0
        #endif
    }

    /// Calls `body` without recording it.
    package static func withoutRecording<Value>(_ body: () -> Value) -> Value {
        #if Trace && os(Linux)
            trace_stop()
            defer { trace_continue() }
        #endif
        return body()
    }

    /// Stops recording.
    package static func stop() {
        #if Trace && os(Linux)
            trace_stop()
        #endif
    }

    /// Stops recording and returns the recording.
    package static func finish() -> Recording {
        stop()
        return read()
    }

    /// Returns the recording so far, without the first `start` records, and continues to record.
    package static func recordingSoFar(from start: Int = 0) -> Recording {
        withoutRecording { read(from: start) }
    }

    private static func read(from start: Int = 0) -> Recording {
        #if Trace && os(Linux)
            functions.withLock { names in
                var recording = Recording(of: names?.patterns ?? [])
                recording.records = (start..<max(start, trace_count())).map { record(trace_record_at($0), &names) }
                recording.functions = names?.all ?? []
                return recording
            }
        #else
            Recording(of: [])
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
                time: .milliseconds(record.time),
                frames: frames
            )
        }
    #endif
}
