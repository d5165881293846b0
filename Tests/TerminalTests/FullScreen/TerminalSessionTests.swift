import CTerminal
import Foundation
import TestSupport
import TestTools
import Testing

@testable import Terminal

private let entering = "\u{1B}[?1049h\u{1B}[?7l\u{1B}[8l\u{1B}[?2004h\u{1B}[?25l"

@Suite("A terminal session", .serialized) struct TerminalSessionTests {
    @Test(arguments: [("xterm", ""), ("linux", "\u{1B}[H\u{1B}[J")])
    func `returns the terminal as it was, and clears the Linux console, which has no other screen`(
        name: String,
        clearing: String
    ) throws {
        let (terminal, session) = try makeSession(["TERM": name])
        let before = terminal.settings

        try session.begin { _ in }
        session.end()
        session.write("late")

        let leaving = "\u{1B}[?2026l\u{1B}[?2004l\u{1B}[?7h\u{1B}[8h\u{1B}[?25h\u{1B}[0m\(clearing)\u{1B}[?1049l"
        #expect(terminal.screen(upTo: "mark") == "\(entering)\(leaving)mark")
        #expect(bytes(of: terminal.settings) == bytes(of: before))
    }

    @Test func `has the size of the terminal, else of COLUMNS and LINES, else 80 × 24`() throws {
        let environment = ["COLUMNS": "100", "LINES": "30"]
        let (terminal, session) = try makeSession(environment)

        let told = session.size
        for (columns, rows) in [(40, 0), (0, 12)] {
            terminal.resize(columns: columns, rows: rows)
            #expect(session.size == told)
        }
        terminal.resize(columns: 40, rows: 12)

        #expect(told == Size(columns: 100, rows: 30))
        #expect(session.size == Size(columns: 40, rows: 12))
        #expect(try makeSession(["COLUMNS": "1001", "LINES": "1000"]).1.size == Size(columns: 80, rows: 1000))
        #expect(try makeSession(["COLUMNS": "0", "LINES": "many"]).1.size == Size(columns: 80, rows: 24))
    }

    @Test func `reports keys in order, and a new size`() async throws {
        let (terminal, session) = try makeSession()

        var events = try session.begin().makeAsyncIterator()
        terminal.type("a\r\u{13}")
        let first = await events.next()
        kill(getpid(), SIGWINCH)
        let second = await events.next()
        session.end()

        #expect(first == .input(Array("a\r\u{13}".utf8)))
        #expect(second == .resized)
    }

    @Test func `reports the end when it cannot take the terminal again`() async throws {
        await #expect(processExitsWith: .success) {
            let (terminal, session) = try await makeSession()
            var events = try await session.begin().makeAsyncIterator()

            terminal_leave_for_good()
            await session.proceed()
            let event = await events.next()

            precondition(event == .ended)
            withExtendedLifetime(terminal) {}
        }
    }

    @Test func `reports that it is ready only once the terminal has taken all of a long frame`() async throws {
        let (terminal, session) = try makeSession()
        let (events, report) = AsyncStream.makeStream(of: Bool.self)
        var iterator = events.makeAsyncIterator()
        try session.begin { [weak session] _ in report.yield(session?.isReady == true) }

        session.write(String(repeating: "x", count: 1 << 18))
        let wasReady = session.isReady
        Thread.detachNewThread { while !terminal.read(within: .seconds(120)).isEmpty {} }
        let isReady = await iterator.next()
        session.end()
        terminal.shut()

        #expect(!wasReady)
        #expect(isReady == true)
    }

    @Test func `takes all that is written while the terminal is stopped, and reports when that has arrived`()
        async throws
    {
        let (terminal, session) = try makeSession()
        var events = try session.begin().makeAsyncIterator()

        tcflow(terminal.descriptor, TCOOFF)
        session.write("one")
        let wasReady = session.isReady
        session.write("two")
        tcflow(terminal.descriptor, TCOON)
        let event = await events.next()
        let isReady = session.isReady
        let drawn = terminal.screen(upTo: "mark")
        session.end()

        #expect(!wasReady)
        #expect(event == .ready)
        #expect(isReady)
        #expect(drawn == "\(entering)onetwomark")
    }

    @Test func `drops what a stopped terminal has not taken once the process continues`() async throws {
        let (terminal, session) = try makeSession()
        var events = try session.begin().makeAsyncIterator()

        tcflow(terminal.descriptor, TCOOFF)
        session.write("stale")
        session.proceed()
        let first = await events.next()
        tcflow(terminal.descriptor, TCOON)
        let second = await events.next()
        let drawn = terminal.screen(upTo: "mark")
        session.end()

        #expect(first == .continued)
        #expect(second == .ready)
        #expect(drawn == "\(entering)\(entering)mark")
    }

    @Test func `leaves the terminal's own descriptor blocking: it can be the shell's`() throws {
        let (terminal, session) = try makeSession()

        try session.begin { _ in }
        let flags = fcntl(terminal.descriptor, F_GETFL)
        session.end()

        #expect(flags & O_NONBLOCK == 0)
    }

    @Test func `shows each message once, and later ones at once, however often it is taken`() async throws {
        await #expect(processExitsWith: .success) {
            let (terminal, session) = try await makeSession()
            dup2(terminal.descriptor, STDERR_FILENO)
            var shown: [String] = []

            for message in ["first\n", "second\n"] {
                try await session.begin { _ in }
                Terminal.Output.messages.write(message)
                await session.end()
                Terminal.Output.messages.write("later\n")
                shown.append(terminal.screen(upTo: "mark"))
            }

            precondition(shown[0].hasSuffix("[?1049lfirst\r\nlater\r\nmark"))
            precondition(shown[1].hasSuffix("[?1049lsecond\r\nlater\r\nmark"))
        }
    }

    @Test func `does not hold back standard error that is not a terminal`() async throws {
        await #expect(processExitsWith: .success) {
            let (terminal, session) = try await makeSession()
            let (pipe, messages) = (try PipeEnds(), dup(STDERR_FILENO))
            dup2(pipe.writing, STDERR_FILENO)

            try await session.begin { _ in }
            Terminal.Output.messages.write("warning\n")
            let message = try readChunk(from: pipe.reading)
            dup2(messages, STDERR_FILENO)
            await session.end()

            precondition(message == Array("warning\n".utf8))
            precondition(!terminal.screen(upTo: "mark").contains("warning"))
        }
    }

    @Test func `is left when the process exits by itself`() async throws {
        await #expect(processExitsWith: .exitCode(40)) {
            let (terminal, session) = try await makeSession()
            crashed = terminal.descriptor
            // Called last, as the first one that is registered.
            atexit { _exit(isEchoing(crashed) ? 40 : 41) }
            try await session.begin { _ in }

            withExtendedLifetime(session) { exit(0) }
        }
    }

    @Test(arguments: [SIGILL, SIGSEGV, SIGABRT, SIGBUS, SIGFPE, SIGTRAP])
    func `is left before an earlier handler of a crash is called`(number: Int32) async throws {
        await #expect(processExitsWith: .exitCode(40)) { [number] in
            let (terminal, session) = try await makeSession()
            crashed = terminal.descriptor
            signal(number) { _ in _exit(isEchoing(crashed) ? 40 : 41) }
            try await session.begin { _ in }

            kill(getpid(), number)

            while true { pause() }
        }
    }

    @Test func `a second Ctrl-C ends the process at once`() async throws {
        await #expect(processExitsWith: .signal(SIGINT)) {
            Interrupts.install {
                kill(getpid(), SIGINT)
                while true { pause() }
            }

            kill(getpid(), SIGINT)

            while true { pause() }
        }
    }
}

extension TerminalSession {
    /// Enters the terminal, and returns what happens on it.
    fileprivate func begin() throws -> AsyncStream<TerminalEvent> {
        let (events, report) = AsyncStream.makeStream(of: TerminalEvent.self)
        try begin { report.yield($0) }
        return events
    }
}

private func bytes(of settings: termios) -> [UInt8] {
    withUnsafeBytes(of: settings) { Array($0) }
}

private func makeSession(
    _ environment: [String: String] = [:]
) throws -> (TerminalWindow, TerminalSession) {
    let terminal = try TerminalWindow(columns: 0, rows: 0)
    return (
        terminal,
        TerminalSession(input: terminal.descriptor, output: terminal.descriptor, environment: environment)
    )
}
