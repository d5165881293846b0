import Foundation

/// A pseudo terminal as a user has it: it sends what they type and shows what the program prints.
final class TerminalWindow: Sendable {
    /// The path of the program's end.
    let path: String
    private let person: Int32
    private let program: Int32

    init() throws {
        var (person, program): (Int32, Int32) = (0, 0)
        var name = [CChar](repeating: 0, count: 1024)
        guard openpty(&person, &program, &name, nil, nil) == 0 else { throw POSIXError(.ENXIO) }
        for end in [person, program] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        (self.person, self.program) = (person, program)
        path = String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    deinit {
        close(person)
        close(program)
    }

    /// Whether the terminal shows what is typed.
    var isEchoing: Bool {
        var settings = termios()
        return tcgetattr(program, &settings) == 0 && settings.c_lflag & tcflag_t(ECHO) != 0
    }

    func type(_ text: String) {
        let bytes = Array(text.utf8)
        _ = write(person, bytes, bytes.count)
    }

    /// Returns the output from now on, up to `ending`, or until there was no output for two minutes. Waits on a thread of
    /// its own, so that other tests run meanwhile.
    @discardableResult
    func read(upTo ending: String) async -> String {
        await withCheckedContinuation { continuation in
            Thread.detachNewThread { [self] in
                let shown = String(decoding: bytes(upTo: Array(ending.utf8)), as: UTF8.self)
                continuation.resume(returning: shown.replacing("\r\n", with: "\n"))
            }
        }
    }

    private func bytes(upTo ending: [UInt8]) -> [UInt8] {
        var shown: [UInt8] = []
        while !shown.suffix(ending.count).elementsEqual(ending) {
            var byte: UInt8 = 0
            var arrival = pollfd(fd: person, events: Int16(POLLIN), revents: 0)
            guard poll(&arrival, 1, 120_000) == 1 else { break }
            guard Foundation.read(person, &byte, 1) == 1 else { break }
            shown.append(byte)
        }
        return shown
    }
}
