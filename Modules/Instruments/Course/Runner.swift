import Foundation
import PseudoTerminal

/// Runs programs with limits of time and output, each in a process group of its own.
struct Runner: Sendable {
    /// What a program may do in a sandbox.
    enum Mode: String {
        /// Writes the work folder.
        case build
        /// Writes its output only.
        case run
        /// Writes its output only, and cannot read the sources.
        case hidden
    }

    /// A program that starts another: its arguments are the mode, the work folder and the command.
    let sandbox: String?
    /// The folder that the programs use.
    let work: URL

    /// The folder that a program may write in every mode.
    var out: URL { work.appending(path: "out") }

    /// Runs a command for at most `seconds`; a file may have at most `megabytes`.
    func run(
        _ command: [String],
        as mode: Mode = .run,
        environment: [String: String] = [:],
        seconds: Int,
        megabytes: Int
    ) throws -> ChildProcess.Outcome {
        let limited = "ulimit -f $(($1 * 2048)); cd \"$2\" && shift 2 && exec \"$@\""
        let shell = ["/bin/sh", "-c", limited, "sh", "\(megabytes)", work.path]
        let boxed = (sandbox.map { [$0, mode.rawValue, work.path] } ?? []) + command
        let inherited = ProcessInfo.processInfo.environment.filter { ["PATH", "LANG"].contains($0.key) }
        let own = inherited.merging(["HOME": out.path, "TMPDIR": out.path]) { $1 }.merging(environment) { $1 }
        return try ChildProcess.run(shell + boxed, environment: own, limit: .seconds(seconds))
    }
}
