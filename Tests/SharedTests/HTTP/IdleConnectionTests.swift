#if os(Linux)
    import Foundation
    import Glibc
    import Testing

    @testable import Shared

    @Suite("An idle connection") struct IdleConnectionTests {
        @Test func `is identified by its port, and has input only once something has arrived, until it is closed`()
            throws
        {
            let kept = KeptConnections()
            let connection = try Datagrams()
            var other: Datagrams? = try Datagrams()
            let port = other?.port ?? 0
            kept.add(connection.socket)
            #expect(!kept.removeReturningHasInput(connection.port))

            connection.sendToItself()
            #expect(!kept.removeReturningHasInput(connection.port), "It is no longer kept.")
            for socket in [connection.socket, other?.socket ?? 0] { kept.add(socket) }
            let ports = [port, connection.port, connection.port]
            #expect(ports.map(kept.removeReturningHasInput) == [false, true, false])

            other?.sendToItself()
            kept.add(other?.socket ?? 0)
            other = nil
            kept.add(-1)
            #expect(!kept.removeReturningHasInput(port))
        }
    }

    /// A socket that can send to itself, so that what it has sent has arrived.
    private final class Datagrams {
        struct NoSocket: Error {}

        let socket = Glibc.socket(AF_INET, Int32(SOCK_DGRAM.rawValue), 0)
        private var address = sockaddr_in()

        init() throws {
            address.sin_family = sa_family_t(AF_INET)
            address.sin_addr.s_addr = inet_addr("127.0.0.1")
            var size = socklen_t(MemoryLayout<sockaddr_in>.size)
            let isReady = withUnsafeMutablePointer(to: &address) { pointer in
                pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                    bind(socket, address, size) == 0 && getsockname(socket, address, &size) == 0
                        && connect(socket, address, size) == 0
                }
            }
            guard isReady else { throw NoSocket() }
        }

        deinit {
            close(socket)
        }

        var port: UInt16 { UInt16(bigEndian: address.sin_port) }

        func sendToItself() {
            _ = send(socket, "x", 1, 0)
        }
    }
#endif
