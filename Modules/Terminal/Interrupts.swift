import Dispatch
import Foundation
import Synchronization

/// What happens on Ctrl-C, Ctrl-Z, and on the other signals by which a person or a terminal ends a program.
nonisolated package enum Interrupts {
    private static let sources = Mutex<[any DispatchSourceSignal]>([])
    private static let continuation = Mutex<(@Sendable () -> Void)?>(nil)
    /// The thread that ends the process holds it and never releases it.
    private static let ending = Mutex(())

    /// From now on writing to a pipe that nobody reads fails, and no longer ends the process.
    package static func ignoreClosedPipes() {
        signal(SIGPIPE, SIG_IGN)
    }

    /// From now on SIGINT, SIGTERM, SIGHUP and SIGQUIT restore the terminal, call `cleanUp` on a thread of its own, and
    /// end the process with status 128 plus the signal's number: 130 for Ctrl-C. SIGTSTP restores the terminal and stops
    /// the process. A signal that was ignored before, as `nohup` does, stays ignored. To be called once, at the start.
    package static func install(cleanUp: @escaping @Sendable () -> Void = {}) {
        let registrations = DispatchGroup()
        sources.withLock { sources in
            for number in [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP] where !isIgnoredFromNowOn(number) {
                registrations.enter()
                let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
                source.setRegistrationHandler { registrations.leave() }
                source.setEventHandler { if number == SIGTSTP { stop() } else { leave(on: number, cleanUp) } }
                source.resume()
                sources.append(source)
            }
        }
        registrations.wait()
    }

    /// Calls `action` each time the process was stopped by Ctrl-Z and continues; `nil` calls nothing.
    static func onContinue(_ action: (@Sendable () -> Void)?) {
        continuation.withLock { $0 = action }
    }

    /// Ends the process as `body` does, unless a signal is ending it already: then this never returns.
    package static func end(_ body: () -> Never) -> Never {
        ending.withLock { _ in body() }
    }

    /// Ignores the signal, so that only its source takes it, and returns whether it was ignored already.
    private static func isIgnoredFromNowOn(_ number: Int32) -> Bool {
        unsafeBitCast(signal(number, SIG_IGN), to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    }

    private static func leave(on number: Int32, _ cleanUp: () -> Void) -> Never {
        end {
            Echo.restore()
            if Output.messages.isTerminal { Output.messages.write("\n") }
            cleanUp()
            _exit(128 + number)
        }
    }

    /// Stops the process as the system does by itself, and returns once it is continued.
    private static func stop() {
        Echo.pause()
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, SIGTSTP)
        signal(SIGTSTP, SIG_DFL)
        pthread_sigmask(SIG_UNBLOCK, &signals, nil)
        raise(SIGTSTP)
        pthread_sigmask(SIG_BLOCK, &signals, nil)
        signal(SIGTSTP, SIG_IGN)
        Echo.resume()
        continuation.withLock { $0?() }
    }
}
