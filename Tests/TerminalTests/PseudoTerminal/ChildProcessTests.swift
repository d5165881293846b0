import Foundation
import TestTools
import Testing

@Suite("A program that is run to its end") struct ChildProcessTests {
    @Test func `is killed when its time is over, and late when its processor time is`() throws {
        let outcome = try run("tail -f /dev/null", limit: .zero)
        let busy = try run("kill -s XCPU $$", limit: .seconds(60))

        #expect(outcome.isLate && busy.isLate)
        #expect(outcome.status == 128 + SIGKILL)
    }

    @Test func `leaves no child behind`() throws {
        let pipe = try NamedPipe()

        _ = try run("exec >\(pipe.path); tail -f /dev/null &", limit: .seconds(60))

        #expect(pipe.isClosed(within: .seconds(60)))
    }

    @Test func `is not started if it does not exist, or one of its streams cannot be opened`() {
        #expect(throws: POSIXError(.ENOENT)) { try ChildProcess.run(["/no/such/program"], limit: .zero) }
        #expect(throws: POSIXError(.ENOENT)) {
            try ChildProcess(
                "/bin/sh",
                [],
                environment: [:],
                input: "/no/such/file",
                output: "/dev/null",
                messages: "/dev/null"
            )
        }
    }

    @Test func `is killed with all others before the process ends early`() async {
        await #expect(processExitsWith: .success) {
            let pipe = try NamedPipe()
            Thread.detachNewThread {
                _ = pipe.isClosed(within: .seconds(60))
                ChildProcess.killAll()
            }

            let line = ": >\(pipe.path); tail -f /dev/null"
            let outcome = try ChildProcess.run(["/bin/sh", "-c", line], limit: .seconds(60))

            #expect(!outcome.isLate)
        }
    }

    @Test func `that makes a link of its output has written nothing`() throws {
        let link = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: URL(filePath: #filePath))
        defer { try? FileManager.default.removeItem(at: link) }

        #expect(ChildProcess.text(of: link).isEmpty)
    }

    private func run(_ line: String, limit: Duration) throws -> ChildProcess.Outcome {
        try ChildProcess.run(["/bin/sh", "-c", line], limit: limit)
    }
}

/// A pipe with a name, by which a test knows when a program has started, and when all its children have ended.
private nonisolated final class NamedPipe: Sendable {
    let path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    private let reader: Int32

    init() throws {
        try #require(mkfifo(path, 0o600) == 0)
        reader = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    }

    deinit {
        close(reader)
        unlink(path)
    }

    /// Waits until a program has opened the pipe and none has it open; returns `false` after `limit`.
    func isClosed(within limit: Duration) -> Bool {
        var writers = pollfd(fd: reader, events: Int16(POLLIN), revents: 0)
        return poll(&writers, 1, Int32(limit / .milliseconds(1))) == 1
    }
}
