import Foundation

/// A server that resets its only connection once it has the request.
final class ResettingServer {
    struct NoSocket: Error {}

    let port: UInt16

    init() throws {
        #if canImport(Darwin)
            let listener = socket(AF_INET, SOCK_STREAM, 0)
        #else
            let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        #endif
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isListening = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                bind(listener, address, size) == 0 && listen(listener, 1) == 0
                    && getsockname(listener, address, &size) == 0
            }
        }
        guard isListening else { throw NoSocket() }
        port = UInt16(bigEndian: address.sin_port)
        Thread { Self.serve(listener) }.start()
    }

    private static func serve(_ listener: Int32) {
        let connection = accept(listener, nil, nil)
        var buffer = [UInt8](repeating: 0, count: 16_384)
        _ = recv(connection, &buffer, buffer.count, 0)
        // Closing a connection that lingers for no time resets it.
        var reset = linger(l_onoff: 1, l_linger: 0)
        setsockopt(connection, SOL_SOCKET, SO_LINGER, &reset, socklen_t(MemoryLayout<linger>.size))
        close(connection)
        close(listener)
    }
}
