import Foundation
import TestTools
import Testing

/// Each test has a process of its own: beside other tests it could wait longer than the app waits for the lock.
@Suite("A start whose data another process has locked") struct WaitingTests {
    @Test(arguments: [["--plain"], []], [true, false])
    func `shows at a terminal that it waits, and not what is typed, until the lock goes or Ctrl-C ends it`(
        words: [String],
        goesOn: Bool
    ) async {
        await #expect(processExitsWith: .success) { [words, goesOn] in
            let (sandbox, terminal) = (try Sandbox(), try TerminalWindow())
            let lock = try sandbox.lockData()
            let process = try sandbox.start(["--pattern", "mvp"] + words, on: terminal)

            await terminal.read(upTo: "\r-")
            await terminal.read(upTo: "\r\\")
            let isEchoing = terminal.isEchoing
            if goesOn {
                #expect(flock(lock, LOCK_UN) == 0)
                #expect(await terminal.read(upTo: "Log in").hasSuffix("Log in"))
            }
            let ends = goesOn && !words.isEmpty
            terminal.type(ends ? "quit\n" : "\u{3}")

            #expect(!isEchoing)
            #expect(await process.status() == (ends ? 0 : 130))
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
