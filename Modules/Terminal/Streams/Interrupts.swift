import CTerminal
import Dispatch
import Foundation
import Synchronization

/// Handles Ctrl-C, Ctrl-Z and other signals that end or stop the program.
nonisolated package enum Interrupts {
    private static let sources = Mutex<[any DispatchSourceSignal]>([])
    /// A separate queue, because the global queues have no free thread while all cores are busy.
    private static let queue = DispatchQueue(label: "Interrupts", qos: .userInteractive)
    private static let continuation = Mutex<(@Sendable () -> Void)?>(nil)
    /// Acquired by the thread that ends the process, and never released.
    private static let ending = DispatchSemaphore(value: 1)

    /// Makes writing to a closed pipe fail instead of ending the process.
    package static func ignoreClosedPipes() {
        signal(SIGPIPE, SIG_IGN)
    }

    /// Makes SIGINT, SIGTERM, SIGHUP and SIGQUIT restore the terminal, call `cleanUp` on a separate thread, and end the
    /// process with status 128 plus the signal's number: 130 for Ctrl-C. SIGTSTP restores the terminal and stops the
    /// process. Ignored signals, for example after `nohup`, stay ignored. A second SIGINT ends the process without
    /// waiting for `cleanUp`. Until a signal can be handled, it has its default action. Must be called once, at the
    /// start.
    package static func install(cleanUp: @escaping @Sendable () -> Void = {}) {
        let registrations = DispatchGroup()
        sources.withLock { sources in
            for number in [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP] where !isIgnored(number) {
                registrations.enter()
                let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
                source.setRegistrationHandler {
                    #if canImport(Darwin)
                        // On other systems the dispatch source replaces the signal's action.
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

    /// Sets a closure that is called whenever the process continues after Ctrl-Z; `nil` removes it.
    static func onContinue(_ action: (@Sendable () -> Void)?) {
        continuation.withLock { $0 = action }
    }

    /// Ends the process with `body`; never returns if a signal is already ending the process.
    package static func end(_ body: () -> Never) -> Never {
        ending.wait()
        body()
    }

    /// Returns whether the signal is ignored; resets any other action to the default.
    private static func isIgnored(_ number: Int32) -> Bool {
        let isIgnored = unsafeBitCast(signal(number, SIG_IGN), to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
        if !isIgnored { signal(number, SIG_DFL) }
        return isIgnored
    }

    /// Ends the process, even if another thread is ending it but cannot write its last message to a stopped terminal.
    private static func leave(on number: Int32, _ cleanUp: () -> Void) -> Never {
        _ = ending.wait(timeout: .now() + .seconds(1))
        Echo.restore()
        let leftScreen = terminal_leave_for_good()
        if number == SIGINT { allow(SIGINT) }
        if !leftScreen, Output.messages.isTerminal, Output.messages.isWritable { Output.messages.write("\n") }
        cleanUp()
        _exit(128 + number)
    }

    /// Stops the process with the default action; returns once it continues.
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

    /// Resets a signal to its default action; returns it as a set.
    @discardableResult private static func allow(_ number: Int32) -> sigset_t {
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, number)
        signal(number, SIG_DFL)
        pthread_sigmask(SIG_UNBLOCK, &signals, nil)
        return signals
    }
}
