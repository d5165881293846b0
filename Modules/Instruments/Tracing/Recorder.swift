import Foundation
import Synchronization

#if Trace && os(Linux)
    import CTrace
#endif

/// Records the calls of the targets that the compiler instrumented. There is one recorder in a process.
package enum Recorder {
    /// Whether this build records calls.
    package enum Build: Sendable {
        case recording
        /// The trait `Trace` was not given.
        case ordinary
        /// Calls are inlined, so that a recording would lack some.
        case optimized
        /// The recorder is written for Linux.
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
        /// In a structure, because a closure by itself gets longer with each access: it is wrapped once more.
        private struct Clock {
            var now: @Sendable () -> Duration = { .zero }
        }

        private static let clock = Mutex(Clock())
        private static let functions = Mutex<FunctionNames?>(nil)
    #endif

    /// Starts the program again where a recording would depend on chance, and reads the names of its functions. Called
    /// once, before anything else. Throws where the executable cannot be read.
    package static func prepare() throws {
        #if Trace && os(Linux)
            trace_restart_without_chance(CommandLine.unsafeArgv)
            let names = try FunctionNames(base: UInt(trace_image_base()))
            functions.withLock { $0 = names }
        #endif
    }

    /// Discards what was recorded and records from now on. `now` is the time that has passed on the app's clock.
    package static func start(now: @escaping @Sendable () -> Duration) {
        #if Trace && os(Linux)
            clock.withLock { $0.now = now }
            trace_start(
                { Int64(Recorder.clock.withLock { $0.now }() / .milliseconds(1)) },
                { address in Recorder.functions.withLock { $0?.function(at: UInt(address)).isWanted ?? false } }
            )
        #endif
    }

    /// How many records there are. Called between two steps, after which the clock may show another time.
    package static func mark() -> Int {
        #if Trace && os(Linux)
            trace_read_clock()
            return trace_count()
        #else
            return 0
        #endif
    }

    /// Records nothing of what `body` does.
    package static func withoutRecording<Value>(_ body: () -> Value) -> Value {
        #if Trace && os(Linux)
            trace_stop()
            defer { trace_continue() }
        #endif
        return body()
    }

    /// Ends the recording and returns it.
    package static func finish() -> Recording {
        #if Trace && os(Linux)
            trace_stop()
        #endif
        return read()
    }

    /// Returns what was recorded so far, and records on.
    package static func recordingSoFar() -> Recording {
        withoutRecording { read() }
    }

    private static func read() -> Recording {
        var recording = Recording()
        #if Trace && os(Linux)
            functions.withLock { names in
                recording.records = (0..<trace_count()).map { record(trace_record_at($0), &names) }
                recording.functions = names?.all ?? []
            }
        #endif
        return recording
    }

    #if Trace && os(Linux)
        private static func record(_ record: trace_record, _ names: inout FunctionNames?) -> Recording.Record {
            let frames = (record.first_frame..<record.first_frame + record.frame_count).map { index in
                let frame = trace_frame_at(index)
                return Recording.Frame(
                    function: names?.index(at: UInt(frame.address)) ?? 0,
                    activation: UInt(frame.activation)
                )
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
