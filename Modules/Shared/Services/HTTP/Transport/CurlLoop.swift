#if os(Linux)
    import CCurl
    import Foundation
    import Synchronization

    /// The thread that performs the transfers of one transport, and owns their connections.
    final class CurlLoop: Sendable {
        typealias Completion = CurlTransfer.Completion

        enum Command: Sendable {
            case start(SerialNumber, HTTPRequest, Completion)
            /// Ends a transfer, if it is under way, and closes its connection.
            case cancel(SerialNumber)
            /// Ends all transfers and then the thread.
            case end
        }

        /// The maximum number of idle connections, to all hosts.
        private static let idleConnections = 12
        private static let longestWait: Int32 = 60_000

        /// Only `curl_multi_wakeup` may be called on another thread.
        private nonisolated(unsafe) let multi: OpaquePointer
        private let inbox = Mutex<[Command]>([])

        /// Starts the thread, which runs until the command `end`; returns `nil` if memory or descriptors are short.
        init?() {
            guard let multi = ccurl_multi_init() else { return nil }
            self.multi = multi
            _ = ccurl_multi_set_long(multi, CURLMOPT_MAXCONNECTS, Self.idleConnections)
            Thread { [self] in run() }.start()
        }

        deinit {
            _ = ccurl_multi_cleanup(multi)
        }

        func post(_ command: Command) {
            inbox.withLock { $0.append(command) }
            _ = ccurl_multi_wakeup(multi)
        }

        private func run() {
            ignoreClosedConnections()
            var transfers: [SerialNumber: CurlTransfer] = [:]
            let kept = KeptConnections()
            while true {
                for command in takeCommands() {
                    switch command {
                    case .start(let id, let request, let completion):
                        transfers[id] = CurlTransfer(id, request, on: multi, kept: kept, completion: completion)
                    case .cancel(let id): transfers.removeValue(forKey: id)?.cancel()
                    case .end: return transfers.values.forEach { $0.cancel() }
                    }
                }
                var running: Int32 = 0
                _ = ccurl_multi_perform(multi, &running)
                var code: Int32 = 0
                while let easy = ccurl_multi_next_ended(multi, &code) {
                    guard let ended = CurlTransfer.of(easy) else { continue }
                    transfers[ended.id] = ended.end(code)
                }
                _ = ccurl_multi_poll(multi, Self.longestWait)
            }
        }

        private func takeCommands() -> [Command] {
            inbox.withLock { inbox in
                defer { inbox = [] }
                return inbox
            }
        }

        /// Blocks the signal that ends a process when a TLS library writes to a connection that its peer has closed.
        private func ignoreClosedConnections() {
            var signals = sigset_t()
            sigemptyset(&signals)
            sigaddset(&signals, SIGPIPE)
            pthread_sigmask(SIG_BLOCK, &signals, nil)
        }
    }
#endif
