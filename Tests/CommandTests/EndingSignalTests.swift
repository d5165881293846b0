import Foundation
import TestTools
import Testing

private let signals: [Int32] =
    [
        SIGINT, SIGTERM, SIGHUP, SIGQUIT,
        SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGXCPU, SIGXFSZ, SIGSYS, SIGABRT, SIGTRAP, SIGILL, SIGSEGV,
    ] + systemSignals

#if os(Linux)
    private let systemSignals = [SIGIO, SIGPWR, SIGSTKFLT, __libc_current_sigrtmin(), __libc_current_sigrtmax()]
#else
    private let systemSignals = [SIGEMT]
#endif

@Suite("A signal that ends the process") struct EndingSignalTests {
    @Test(arguments: signals)
    func `restores the terminal of the full screen before`(number: Int32) async throws {
        let app = try FullScreenOnTerminal(by: withoutBacktrace)

        await app.read(upTo: FullScreenOnTerminal.drawn)
        let wasRaw = !app.terminal.isEchoing
        app.process.kill(number)
        await app.read(upTo: FullScreenOnTerminal.left)

        #expect(await (app.process.status(), wasRaw, app.isRestored) == (128 + number, true, true))
    }

    @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGUSR1, SIGSEGV])
    func `restores echo at a hidden prompt before`(number: Int32) async throws {
        let app = try await PromptOnTerminal(by: withoutBacktrace)

        await app.terminal.type("type \"Password\"\n", until: "Password: ")
        let wasHidden = !app.terminal.isEchoing
        app.process.kill(number)

        #expect(await (app.process.status(), wasHidden, app.terminal.isEchoing) == (128 + number, true, true))
    }
}

/// Else a crash would wait for a key, to explain it.
private let withoutBacktrace = ["/usr/bin/env", "SWIFT_BACKTRACE=enable=no"]
