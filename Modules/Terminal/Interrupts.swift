import Dispatch
import Foundation
import Synchronization

/// What happens on Ctrl-C, and on the other signals by which a person or a terminal ends a program.
nonisolated package enum Interrupts {
    private static let sources = Mutex<[any DispatchSourceSignal]>([])
    /// Held by whoever ends the process, for good.
    private static let ending = Mutex(())

    /// From now on writing to a pipe that nobody reads fails, and no longer ends the process.
    package static func ignoreClosedPipes() {
        signal(SIGPIPE, SIG_IGN)
    }

    /// From now on SIGINT, SIGTERM, SIGHUP and SIGQUIT restore the terminal, call `cleanUp` on a thread of its own, and end the process
    /// with status 128 plus the signal's number: 130 for Ctrl-C. To be called once, at the start.
    package static func install(cleanUp: @escaping @Sendable () -> Void = {}) {
        let registrations = DispatchGroup()
        sources.withLock { sources in
            sources = [SIGINT, SIGTERM, SIGHUP, SIGQUIT].map { number in
                signal(number, SIG_IGN)
                registrations.enter()
                let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
                source.setRegistrationHandler { registrations.leave() }
                source.setEventHandler { leave(on: number, cleanUp) }
                source.resume()
                return source
            }
        }
        registrations.wait()
    }

    /// Ends the process as `body` does, unless a signal is ending it already: then this never returns.
    package static func end(_ body: () -> Never) -> Never {
        ending.withLock { _ in body() }
    }

    private static func leave(on number: Int32, _ cleanUp: () -> Void) -> Never {
        end {
            Echo.restore()
            if Output.messages.isTerminal { Output.messages.write("\n") }
            cleanUp()
            _exit(128 + number)
        }
    }
}
