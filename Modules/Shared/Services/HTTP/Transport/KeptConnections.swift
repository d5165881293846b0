#if os(Linux)
    import Glibc

    /// The idle connections of a `CurlLoop`, by their local ports.
    ///
    /// An answer that arrives on one of them belongs to no request, but libcurl 7.88 takes it for the next one's.
    final class KeptConnections {
        private var sockets: [UInt16: Int32] = [:]

        /// Adds the connection that a transfer has left, unless it is closed.
        func add(_ socket: Int32) {
            sockets = sockets.filter { Self.port(of: $1) == $0 }
            if let port = Self.port(of: socket) { sockets[port] = socket }
        }

        /// Removes the connection from `port`, if it is one of these, and returns whether anything has arrived on it.
        func removeReturningHasInput(_ port: UInt16) -> Bool {
            guard let socket = sockets.removeValue(forKey: port), Self.port(of: socket) == port else { return false }
            var connection = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
            return poll(&connection, 1, 0) > 0
        }

        private static func port(of socket: Int32) -> UInt16? {
            var address = sockaddr_in6()
            var size = socklen_t(MemoryLayout<sockaddr_in6>.size)
            let result = withUnsafeMutablePointer(to: &address) { pointer in
                pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(socket, $0, &size) }
            }
            // The port has the same place in an IPv4 address.
            return result == 0 ? UInt16(bigEndian: address.sin6_port) : nil
        }
    }
#endif
