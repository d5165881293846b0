import Foundation
import Synchronization

extension ChildProcess {
    /// How a program ended, and what it wrote.
    package struct Outcome: Sendable {
        /// The exit status, or like a shell 128 plus the number of the signal that ended the program.
        package let status: Int32
        package let output: String
        package let messages: String
        /// Whether the program was killed because its time, or its processor time, was over.
        package let isLate: Bool

        package init(status: Int32, output: String = "", messages: String = "", isLate: Bool = false) {
            self.status = status
            self.output = output
            self.messages = messages
            self.isLate = isLate
        }
    }

    private static let groups = Mutex<Set<pid_t>>([])
    private static let longestText = 1 << 23

    /// Runs a command without input, in a process group of its own, which is killed when the command ends, at the
    /// latest after `limit`. Blocks the thread.
    package static func run(
        _ command: [String],
        environment: [String: String] = ProcessInfo.processInfo.environment,
        limit: Duration
    ) throws -> Outcome {
        let logs = FileManager.default.temporaryDirectory.appending(path: "run-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: logs, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: logs) }
        let (output, messages) = (logs.appending(path: "output"), logs.appending(path: "messages"))
        let child = try groups.withLock { groups in
            let child = try ChildProcess(
                command[0],
                Array(command.dropFirst()),
                environment: environment,
                input: "/dev/null",
                output: output.path,
                messages: messages.path,
                leadsSession: true
            )
            groups.insert(child.id)
            return child
        }
        let ended = child.status(within: limit)
        Foundation.kill(-child.id, SIGKILL)
        groups.withLock { _ = $0.remove(child.id) }
        let status = ended ?? child.status(within: .seconds(10)) ?? 137
        return Outcome(
            status: status,
            output: text(of: output),
            messages: text(of: messages),
            isLate: ended == nil || status == 128 + SIGXCPU
        )
    }

    /// Kills the process groups of all commands under way. Called before the process ends early.
    package static func killAll() {
        groups.withLock { for id in $0 { Foundation.kill(-id, SIGKILL) } }
    }

    /// Returns what a program wrote into a file, at most 8 MiB; nothing if the program made something else of the file.
    package static func text(of file: URL) -> String {
        guard file.fileType == .typeRegular, let handle = try? FileHandle(forReadingFrom: file) else { return "" }
        return String(decoding: (try? handle.read(upToCount: longestText)) ?? Data(), as: UTF8.self)
    }
}

extension URL {
    /// What is at this path; a symbolic link is not followed.
    package var fileType: FileAttributeType? {
        try? FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
    }
}
