import CTerminal
import Dispatch
import Foundation
import Synchronization

/// Handles Ctrl-C, Ctrl-Z and other signals that end or stop the program.
nonisolated package enum Interrupts {
    private struct Continuation {
        let action: @MainActor () -> Void
        /// How often the process had continued when `action` was set or called last.
        var count = signals_continued()
    }

    private static let cleanUp = Mutex<@Sendable () -> Void> {}
    @MainActor private static var continuation: Continuation?
    /// Acquired by the thread that ends the process, and never released.
    private static let ending = DispatchSemaphore(value: 1)

    /// Makes writing to a closed pipe fail instead of ending the process.
    package static func ignoreClosedPipes() {
        signal(SIGPIPE, SIG_IGN)
    }

    /// Makes SIGINT, SIGTERM, SIGHUP and SIGQUIT restore the terminal, call `cleanUp` on a separate thread, and end the
    /// process with status 128 plus the signal's number: 130 for Ctrl-C. SIGTSTP restores the terminal and stops the
    /// process, as does use of the terminal in the background. Ignored signals, for example after `nohup`, stay
    /// ignored. A second SIGINT ends the process without waiting for `cleanUp`. Until a signal can be handled, it has
    /// its default action. Must be called once, at the start.
    package static func install(cleanUp: @escaping @Sendable () -> Void = {}) {
        self.cleanUp.withLock { $0 = cleanUp }
        _ = signals_handle { number in
            guard number == SIGCONT else { Interrupts.leave(on: number) }
            DispatchQueue.main.async { MainActor.assumeIsolated(Interrupts.proceed) }
        }
    }

    /// Sets a closure that is called whenever the process continues, from now on, after it was stopped; `nil` removes
    /// it.
    @MainActor static func onContinue(_ action: (@MainActor () -> Void)?) {
        continuation = action.map { Continuation(action: $0) }
    }

    @MainActor private static func proceed() {
        guard var current = continuation, signals_continued_since(&current.count) else { return }
        continuation = current
        current.action()
    }

    /// Ends the process with `body`; never returns if a signal is already ending the process.
    package static func end(_ body: () -> Never) -> Never {
        ending.wait()
        body()
    }

    /// Ends the process, even if another thread is ending it but cannot write its last message to a stopped terminal.
    private static func leave(on number: Int32) -> Never {
        _ = ending.wait(timeout: .now() + .seconds(1))
        let leftScreen = terminal_leave_for_good()
        if number == SIGINT { signal(SIGINT, SIG_DFL) }
        if !leftScreen, Output.messages.isFreeTerminal { Output.messages.write("\n") }
        cleanUp.withLock(\.self)()
        _exit(128 + number)
    }
}
