import CTerminal
import Dispatch
import Foundation
import Synchronization

/// Handles Ctrl-C, Ctrl-Z and the other signals that end a program.
nonisolated package enum Interrupts {
    private static let sources = Mutex<[any DispatchSourceSignal]>([])
    /// A queue of its own, because the global ones have no thread for it while all cores are busy.
    private static let queue = DispatchQueue(label: "Interrupts", qos: .userInteractive)
    private static let continuation = Mutex<(@Sendable () -> Void)?>(nil)
    /// Acquired, and never released, by the thread that ends the process.
    private static let ending = DispatchSemaphore(value: 1)

    /// Makes writing to a closed pipe fail instead of ending the process.
    package static func ignoreClosedPipes() {
        signal(SIGPIPE, SIG_IGN)
    }

    /// Makes SIGINT, SIGTERM, SIGHUP and SIGQUIT restore the terminal, call `cleanUp` on a separate thread, and end the
    /// process with status 128 plus the signal's number: 130 for Ctrl-C. SIGTSTP restores the terminal and stops the
    /// process. A signal that was ignored before, as by `nohup`, stays ignored. A second SIGINT ends the process without
    /// waiting for `cleanUp`. Until a signal can be handled, it has its default action. Must be called once, at the start.
    package static func install(cleanUp: @escaping @Sendable () -> Void = {}) {
        let registrations = DispatchGroup()
        sources.withLock { sources in
            for number in [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP] where !isIgnored(number) {
                registrations.enter()
                let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
                source.setRegistrationHandler {
                    #if canImport(Darwin)
                        // Elsewhere the source has replaced the signal's action.
                        signal(number, SIG_IGN)
                    #endif
                    registrations.leave()
                }
                source.setEventHandler { if number == SIGTSTP { stop() } else { leave(on: number, cleanUp) } }
                source.resume()
                sources.append(source)
            }
        }
        registrations.wait()
    }

    /// Sets an action to call each time the process continues after Ctrl-Z; `nil` means none.
    static func onContinue(_ action: (@Sendable () -> Void)?) {
        continuation.withLock { $0 = action }
    }

    /// Ends the process with `body`, unless a signal is already ending it: then this never returns.
    package static func end(_ body: () -> Never) -> Never {
        ending.wait()
        body()
    }

    /// Returns whether the signal is ignored; any other action is replaced by the default one.
    private static func isIgnored(_ number: Int32) -> Bool {
        let isIgnored = unsafeBitCast(signal(number, SIG_IGN), to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
        if !isIgnored { signal(number, SIG_DFL) }
        return isIgnored
    }

    /// Ends the process, also if another thread that is about to cannot write its last message: the terminal may be stopped.
    private static func leave(on number: Int32, _ cleanUp: () -> Void) -> Never {
        _ = ending.wait(timeout: .now() + .seconds(1))
        Echo.restore()
        let leftScreen = terminal_leave_for_good()
        if number == SIGINT { allow(SIGINT) }
        if !leftScreen, Output.messages.isTerminal, Output.messages.isWritable { Output.messages.write("\n") }
        cleanUp()
        _exit(128 + number)
    }

    /// Stops the process as the system does by default; returns once it continues.
    private static func stop() {
        terminal_leave()
        Echo.pause()
        var signals = allow(SIGTSTP)
        raise(SIGTSTP)
        pthread_sigmask(SIG_BLOCK, &signals, nil)
        signal(SIGTSTP, SIG_IGN)
        Echo.resume()
        continuation.withLock { $0?() }
    }

    /// Gives a signal its default action again; returns it as a set.
    @discardableResult private static func allow(_ number: Int32) -> sigset_t {
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, number)
        signal(number, SIG_DFL)
        pthread_sigmask(SIG_UNBLOCK, &signals, nil)
        return signals
    }
}
