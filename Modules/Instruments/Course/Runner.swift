import Foundation
import TestTools

/// Runs programs with limits of time and output, each in a process group of its own.
struct Runner: Sendable {
    /// What a program may do, as scripts/course-sandbox explains.
    enum Mode: String {
        case build, play, run, hidden
    }

    /// A program that starts another: its arguments are the mode, the work folder and the command.
    let sandbox: String?
    let work: URL

    /// The folder that a program may write in every mode.
    var out: URL { work.appending(path: "out") }

    /// Runs a command. Each of its processes has a limit of processor time, and of a file's size; real time is limited
    /// to five times as much, since a busy machine delays a run. `input` is a line in a pipe: it can be read once.
    func run(_ command: [String], as mode: Mode = .run, input: String = "") throws -> ChildProcess.Outcome {
        let (seconds, megabytes) = mode == .build ? (600, 1_000) : (60, 64)
        let limited = """
            ulimit -S -t \(seconds); ulimit -f \(megabytes * 2_048); cd "$0" && input=$1 && shift && exec "$@" <<END
            $input
            END
            """
        let shell = ["/bin/sh", "-c", limited, work.path, input]
        let boxed = (sandbox.map { [$0, mode.rawValue, work.path] } ?? []) + command
        let inherited = ProcessInfo.processInfo.environment.filter { ["PATH", "LANG"].contains($0.key) }
        let own = inherited.merging(["HOME": out.path, "TMPDIR": out.path]) { $1 }
        return try ChildProcess.run(shell + boxed, environment: own, limit: .seconds(5 * seconds))
    }
}

/// Runs the system's programs on the grader's own files, and applies patches.
enum Shell {
    /// Runs a command and returns its output. Throws if it fails.
    @discardableResult
    static func run(_ command: [String], in folder: URL = URL(filePath: "/")) throws -> String {
        // Without a ceiling, git would find a repository above the folder, and apply nothing.
        let ceiling = ["GIT_CEILING_DIRECTORIES": folder.deletingLastPathComponent().path]
        let inherited = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("GIT_") }
        let outcome = try ChildProcess.run(
            ["/bin/sh", "-c", "cd \"$0\" && exec \"$@\"", folder.path] + command,
            environment: inherited.merging(ceiling) { $1 },
            limit: .seconds(3_600)
        )
        guard outcome.status == 0 else {
            let reason = outcome.messages.split(separator: "\n").first ?? "status \(outcome.status)"
            throw CourseError.course("“\(command.prefix(3).joined(separator: " "))” failed: \(reason)")
        }
        return outcome.output
    }

    static func succeeds(_ command: [String], in folder: URL = URL(filePath: "/")) -> Bool {
        (try? run(command, in: folder)) != nil
    }

    /// Removes a folder, also with read-only folders in it. Throws if something stays: the next submission would be
    /// graded with it.
    static func remove(_ folder: URL) throws {
        if (try? FileManager.default.removeItem(at: folder)) != nil { return }
        _ = succeeds(["chmod", "-R", "u+rwX", folder.path])
        guard succeeds(["rm", "-rf", folder.path]) else {
            throw CourseError.course("Cannot remove \(folder.path): remove it, and grade again.")
        }
    }
}
