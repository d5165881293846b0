import Foundation
import TestTools
import Testing

/// Each test has a process of its own: beside other tests it could wait longer than the app waits for the lock.
@Suite("A start whose data another process has locked") struct WaitingTests {
    @Test(arguments: [["--plain"], []])
    func `shows at a terminal that it waits, and not what is typed, until the lock goes`(words: [String]) async {
        await #expect(processExitsWith: .success) { [words] in
            let (sandbox, terminal) = (try Sandbox(), try TerminalWindow())
            let lock = try sandbox.lockData()
            let process = try sandbox.start(["--pattern", "mvp"] + words, on: terminal)

            await terminal.read(upTo: "\r-")
            await terminal.read(upTo: "\r\\")
            let isEchoing = terminal.isEchoing
            #expect(flock(lock, LOCK_UN) == 0)
            let shown = await terminal.read(upTo: "Log in")
            terminal.type(words.isEmpty ? "\u{3}" : "quit\n")

            #expect(!isEchoing)
            #expect(shown.hasSuffix("Log in"))
            #expect(await process.status() == (words.isEmpty ? 130 : 0))
            close(lock)
        }
    }

    @Test(arguments: [["--plain"], []])
    func `ends on Ctrl-C with 130`(words: [String]) async {
        await #expect(processExitsWith: .success) { [words] in
            let (sandbox, terminal) = (try Sandbox(), try TerminalWindow())
            let lock = try sandbox.lockData()
            let process = try sandbox.start(["--pattern", "mvp"] + words, on: terminal)

            await terminal.read(upTo: "\r-")
            terminal.type("\u{3}")

            #expect(await process.status() == 130)
            #expect(terminal.isEchoing)
            close(lock)
        }
    }
}

extension Sandbox {
    /// Creates the data directory and locks it; returns the descriptor that holds the lock.
    fileprivate func lockData() throws -> Int32 {
        try FileManager.default.createDirectory(at: data, withIntermediateDirectories: false)
        let descriptor = open(data.path, O_RDONLY | O_CLOEXEC)
        #expect(flock(descriptor, LOCK_EX | LOCK_NB) == 0)
        return descriptor
    }
}
