import Foundation

#if canImport(Glibc)
    import Glibc
    private nonisolated let streamType = Int32(SOCK_STREAM.rawValue)
    private nonisolated let sendFlags = Int32(MSG_NOSIGNAL)
#else
    import Darwin
    private nonisolated let streamType = SOCK_STREAM
    private nonisolated let sendFlags: Int32 = 0
#endif

/// The blocking socket calls of a loopback server.
nonisolated struct LoopbackSocket: Hashable, Sendable {
    private let descriptor: Int32

    /// Listens on a free port of 127.0.0.1; returns `nil` if the system has none.
    static func listening() -> (socket: LoopbackSocket, port: Int)? {
        let descriptor = socket(AF_INET, streamType, 0)
        guard descriptor >= 0 else { return nil }
        closeOnSpawn(descriptor)
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
            listener.close()
            return nil
        }
        return (listener, Int(UInt16(bigEndian: address.sin_port)))
    }

    /// Returns the next connection, or `nil` once the socket is shut down.
    func accepted() -> LoopbackSocket? {
        let connection = accept(descriptor, nil, nil)
        guard connection >= 0 else { return nil }
        Self.closeOnSpawn(connection)
        #if canImport(Darwin)
            var yes: Int32 = 1
            setsockopt(connection, SOL_SOCKET, SO_NOSIGPIPE, &yes, socklen_t(MemoryLayout<Int32>.size))
        #endif
        return LoopbackSocket(descriptor: connection)
    }

    /// Prevents child processes from inheriting the descriptor.
    private static func closeOnSpawn(_ descriptor: Int32) {
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    }

    /// Waits for data and returns it, or `nil` at the end of the connection.
    func received() -> Data? {
        var buffer = [UInt8](repeating: 0, count: 16_384)
        let count = recv(descriptor, &buffer, buffer.count, 0)
        return count > 0 ? Data(buffer.prefix(count)) : nil
    }

    /// Sends `data`; returns whether all of it was sent.
    @discardableResult
    func send(_ data: Data) -> Bool {
        data.withUnsafeBytes { bytes in
            var sent = 0
            while sent < bytes.count {
                let rest = UnsafeRawBufferPointer(rebasing: bytes[sent...])
                #if canImport(Glibc)
                    let count = Glibc.send(descriptor, rest.baseAddress, rest.count, sendFlags)
                #else
                    let count = Darwin.send(descriptor, rest.baseAddress, rest.count, sendFlags)
                #endif
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

    func close() {
        #if canImport(Glibc)
            _ = Glibc.close(descriptor)
        #else
            _ = Darwin.close(descriptor)
        #endif
    }
}
