#if os(Linux)
    import Glibc

    /// The idle connections of a `CurlLoop`.
    ///
    /// An answer that arrives on one of them belongs to no request, but libcurl 7.88 takes it for the next one's.
    final class KeptConnections {
        /// The ends of a connection, which identify it: connections to several hosts may have the same local port.
        struct Ends: Hashable {
            private let remote: String
            private let remotePort: Int32
            private let local: String
            private let localPort: Int32

            init(
                _ remote: UnsafePointer<CChar>?,
                _ remotePort: Int32,
                _ local: UnsafePointer<CChar>?,
                _ localPort: Int32
            ) {
                self.remote = remote.map { String(cString: $0) } ?? ""
                self.local = local.map { String(cString: $0) } ?? ""
                (self.remotePort, self.localPort) = (remotePort, localPort)
            }
        }

        private struct Socket {
            let descriptor: Int32
            /// The number of the system's socket: a later file may have the same descriptor.
            let number: ino_t

            /// Creates the socket that `descriptor` refers to; returns `nil` if it is closed.
            init?(_ descriptor: Int32) {
                var status = stat()
                guard fstat(descriptor, &status) == 0 else { return nil }
                (self.descriptor, number) = (descriptor, status.st_ino)
            }

            var isOpen: Bool { Socket(descriptor)?.number == number }

            var hasInput: Bool {
                var connection = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
                return poll(&connection, 1, 0) > 0
            }
        }

        private var sockets: [Ends: Socket] = [:]

        /// Adds the connection that a transfer has left, unless it is closed.
        func add(_ descriptor: Int32, _ ends: Ends) {
            sockets = sockets.filter { $0.value.isOpen }
            sockets[ends] = Socket(descriptor)
        }

        /// Removes the connection with these ends, if it is one of these, and returns whether anything has arrived on
        /// it.
        func removeReturningHasInput(_ ends: Ends) -> Bool {
            guard let socket = sockets.removeValue(forKey: ends), socket.isOpen else { return false }
            return socket.hasInput
        }
    }
#endif
