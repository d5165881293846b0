import Foundation
import PseudoTerminal
import Synchronization

/// Runs programs with limits of time and output, each in a process group of its own.
package struct Runner: Sendable {
    /// What a program may do in a sandbox.
    enum Mode: String {
        /// Writes the work folder.
        case build
        /// Writes its output only.
        case run
        /// Writes its output only, and cannot read the sources.
        case hidden
    }

    struct Outcome: Sendable {
        /// The exit status, or 128 plus the number of the signal that ended the program.
        let status: Int32
        let output: String
        let messages: String
        let isLate: Bool
    }

    private static let running = Mutex<Set<pid_t>>([])
    private static let longestOutput = 1 << 23

    /// A program that starts another: its arguments are the mode, the work folder and the command.
    let sandbox: String?
    /// The folder that the programs use.
    let work: URL

    /// The folder that a program may write in every mode.
    var out: URL { work.appending(path: "out") }

    /// Ends all programs. Called before the process ends early.
    package static func endAll() {
        running.withLock { for id in $0 { kill(-id, SIGKILL) } }
    }

    /// Runs a command for at most `seconds`; a file may have at most `megabytes`.
    func run(
        _ command: [String],
        as mode: Mode = .run,
        environment: [String: String] = [:],
        seconds: Int,
        megabytes: Int
    ) throws -> Outcome {
        let logs = FileManager.default.temporaryDirectory.appending(path: "course-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: logs, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: logs) }
        let (output, messages) = (logs.appending(path: "output"), logs.appending(path: "messages"))
        let limit = "ulimit -f $(($1 * 2048)); cd \"$2\" && shift 2 && exec \"$@\""
        let boxed = (sandbox.map { [$0, mode.rawValue, work.path] } ?? []) + command
        let own = ["HOME": out.path, "TMPDIR": out.path].merging(environment) { $1 }
        let inherited = ProcessInfo.processInfo.environment.filter { ["PATH", "LANG"].contains($0.key) }
        let child = try ChildProcess(
            "/bin/sh",
            ["-c", limit, "sh", "\(megabytes)", work.path] + boxed,
            environment: inherited.merging(own) { $1 },
            input: "/dev/null",
            output: output.path,
            messages: messages.path,
            leadsSession: true
        )
        Self.running.withLock { _ = $0.insert(child.id) }
        let status = child.status(within: .seconds(seconds))
        kill(-child.id, SIGKILL)
        Self.running.withLock { _ = $0.remove(child.id) }
        return Outcome(
            status: status ?? child.status(within: .seconds(10)) ?? 137,
            output: Self.text(of: output),
            messages: Self.text(of: messages),
            isLate: status == nil
        )
    }

    /// Returns what a program wrote into a file, up to a length; nothing if it made something else of the file.
    static func text(of file: URL) -> String {
        guard file.fileType == .typeRegular, let handle = try? FileHandle(forReadingFrom: file) else { return "" }
        return String(decoding: (try? handle.read(upToCount: longestOutput)) ?? Data(), as: UTF8.self)
    }
}
