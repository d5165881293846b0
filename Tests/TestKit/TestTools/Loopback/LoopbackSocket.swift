import Foundation

#if canImport(Darwin)
    private nonisolated let streamType = SOCK_STREAM
    private nonisolated let sendFlags: Int32 = 0
#else
    private nonisolated let streamType = Int32(SOCK_STREAM.rawValue)
    private nonisolated let sendFlags = Int32(MSG_NOSIGNAL)
#endif

/// The blocking socket calls of a loopback server.
nonisolated struct LoopbackSocket: Hashable, Sendable {
    private let descriptor: Int32

    /// Listens on a free port of 127.0.0.1; returns `nil` if the system has none.
    static func listening() -> (socket: LoopbackSocket, port: Int)? {
        let descriptor = socket(AF_INET, streamType, 0)
        guard descriptor >= 0 else { return nil }
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        let listener = LoopbackSocket(descriptor: descriptor)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isListening = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                bind(descriptor, address, size) == 0 && listen(descriptor, 512) == 0
                    && getsockname(descriptor, address, &size) == 0
            }
        }
        guard isListening else {
            listener.end()
            return nil
        }
        return (listener, Int(UInt16(bigEndian: address.sin_port)))
    }

    /// Returns the next connection, or `nil` once the socket is shut down.
    func accepted() -> LoopbackSocket? {
        let connection = accept(descriptor, nil, nil)
        guard connection >= 0 else { return nil }
        _ = fcntl(connection, F_SETFD, FD_CLOEXEC)
        #if canImport(Darwin)
            var yes: Int32 = 1
            setsockopt(connection, SOL_SOCKET, SO_NOSIGPIPE, &yes, socklen_t(MemoryLayout<Int32>.size))
        #endif
        return LoopbackSocket(descriptor: connection)
    }

    /// Waits for data and returns it, or `nil` at the end of the connection.
    func received() -> Data? {
        var buffer = [UInt8](repeating: 0, count: 16_384)
        let count = recv(descriptor, &buffer, buffer.count, 0)
        return count > 0 ? Data(buffer.prefix(count)) : nil
    }

    /// Sends `data`; returns whether all of it was sent.
    @discardableResult
    func write(_ data: Data) -> Bool {
        data.withUnsafeBytes { bytes in
            var sent = 0
            while sent < bytes.count {
                let rest = UnsafeRawBufferPointer(rebasing: bytes[sent...])
                let count = send(descriptor, rest.baseAddress, rest.count, sendFlags)
                guard count > 0 else { return false }
                sent += count
            }
            return true
        }
    }

    /// Shuts the connection down in both directions and wakes every thread that waits for it.
    func shutDown() {
        _ = shutdown(descriptor, Int32(SHUT_RDWR))
    }

    /// Makes `close` reset the connection: it then lingers for no time.
    func resetOnClose() {
        var reset = linger(l_onoff: 1, l_linger: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &reset, socklen_t(MemoryLayout<linger>.size))
    }

    func end() {
        _ = close(descriptor)
    }
}
