import Foundation
import PseudoTerminal

/// Runs the system's programs on the grader's own files, and applies patches.
enum Shell {
    /// Runs a command and returns its output. Throws if it fails.
    @discardableResult
    static func run(_ command: [String], in folder: URL = URL(filePath: "/")) throws -> String {
        // Without a ceiling, git would find a repository above the folder, and apply nothing.
        let ceiling = folder.deletingLastPathComponent().path
        let own = ["GIT_CEILING_DIRECTORIES": ceiling, "HOME": NSHomeDirectory(), "TMPDIR": NSTemporaryDirectory()]
        let runner = Runner(sandbox: nil, work: folder)
        let outcome = try runner.run(command, environment: own, seconds: 600, megabytes: 4_000)
        guard outcome.status == 0 else {
            let reason = outcome.messages.split(separator: "\n").first ?? "status \(outcome.status)"
            throw CourseError.course("“\(command.prefix(3).joined(separator: " "))” failed: \(reason)")
        }
        return outcome.output
    }

    static func succeeds(_ command: [String], in folder: URL) -> Bool {
        (try? run(command, in: folder)) != nil
    }

    /// Copies the clone at `root` into the empty folder `target`, without builds, history, exemplars and hidden parts.
    static func copy(_ root: URL, to target: URL) throws {
        let unwanted = [
            "./.git", ".build", ".swiftpm", "./\(Course.folder)/*/hidden", "./\(Course.folder)/*/exemplar.patch",
        ]
        let options = unwanted.map { "--exclude='\($0)'" }.joined(separator: " ")
        try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
        try run(["sh", "-c", "tar -cf - \(options) . | tar -xf - -C \"$1\"", "sh", target.path], in: root)
    }
}
