import CTerminal
import Foundation
import Synchronization
import TestSupport
import TestTools
import Testing

@testable import Terminal

/// What happens while the terminal is being taken.
struct TerminalStartTests {
    @Test func `A session cannot begin once a signal is ending the process`() async throws {
        await #expect(processExitsWith: .exitCode(128 + SIGTERM)) {
            let terminal = try TerminalWindow()
            let session = await TerminalSession(input: terminal.descriptor, output: terminal.descriptor)
            let (left, hasBegun) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
            Interrupts.install {
                left.signal()
                hasBegun.wait()
                precondition(terminal.isEchoing)
            }

            kill(getpid(), SIGTERM)
            waitBlocking(for: left)
            try? await session.begin { _ in }
            hasBegun.signal()

            while true { pause() }
        }
    }

    @Test func `The terminal is left after a session has begun if a signal ends the process meanwhile`() async throws {
        await #expect(processExitsWith: .exitCode(128 + SIGTERM)) {
            let terminal = try FullTerminal()
            let session = await TerminalSession(input: terminal.program, output: terminal.program)
            let hasBegun = DispatchSemaphore(value: 0)
            Interrupts.install {
                hasBegun.wait()
                precondition(isEchoing(terminal.program))
                let modes = terminal.output().matches(of: /\[\?1049[hl]/)
                precondition(modes.last?.output == "[?1049l")
            }
            terminal.onceRaw { kill(getpid(), SIGTERM) }

            try? await session.begin { _ in }
            hasBegun.signal()

            while true { pause() }
        }
    }

    @Test func `A session reports that the process continues while it begins`() async throws {
        await #expect(processExitsWith: .success) {
            let terminal = try FullTerminal()
            let session = await TerminalSession(input: terminal.program, output: terminal.program)
            let (events, report) = AsyncStream.makeStream(of: TerminalEvent.self)
            Interrupts.install()
            terminal.onceRaw { kill(getpid(), SIGCONT) }

            try await session.begin { report.yield($0) }
            let event = await events.first { $0 != .ready }

            precondition(event == .continued)
        }
    }
}

/// A pseudo-terminal that takes no output until it is read.
nonisolated private final class FullTerminal: Sendable {
    let program: Int32
    private let person: Int32
    private let shown = Mutex("")
    private let isMarked = DispatchSemaphore(value: 0)

    init() throws {
        var (person, program): (Int32, Int32) = (0, 0)
        guard openpty(&person, &program, nil, nil, nil) == 0 else { throw POSIXError(.ENXIO) }
        (self.person, self.program) = (person, program)
        // In packet mode the user's end reports that the program no longer wants Ctrl-S, as in raw mode.
        var isOn: Int32 = 1
        _ = ioctl(person, UInt(TIOCPKT), &isOn)
        _ = fcntl(program, F_SETFL, O_RDWR | O_NONBLOCK)
        let bytes = [UInt8](repeating: UInt8(ascii: "."), count: 1_024)
        while write(program, bytes, bytes.count) > 0 {}
        _ = fcntl(program, F_SETFL, O_RDWR)
    }

    /// Calls `action` on a thread of its own once the program has set raw mode, then reads the output.
    func onceRaw(_ action: @escaping @Sendable () -> Void) {
        Thread.detachNewThread { [self] in
            var change = pollfd(fd: person, events: Int16(POLLPRI), revents: 0)
            guard poll(&change, 1, 120_000) == 1 else { return }
            action()
            read()
        }
    }

    /// Returns the output up to a mark, which is printed for that.
    func output() -> String {
        write(program, "mark", 4)
        isMarked.wait()
        return shown.withLock(\.self)
    }

    private func read() {
        var chunk = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = Foundation.read(person, &chunk, chunk.count)
            guard count > 0 else { return }
            let isMarked = shown.withLock { shown in
                shown += String(decoding: chunk[..<count], as: UTF8.self)
                return shown.hasSuffix("mark")
            }
            if isMarked { self.isMarked.signal() }
        }
    }
}

nonisolated private func waitBlocking(for semaphore: DispatchSemaphore) {
    semaphore.wait()
}
