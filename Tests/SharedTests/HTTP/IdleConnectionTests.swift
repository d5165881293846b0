#if os(Linux)
    import Foundation
    import Glibc
    import Testing

    @testable import Shared

    @Suite struct `An idle connection` {
        @Test func `has input only once something has arrived, and is then no longer kept`() throws {
            let kept = KeptConnections()
            let connection = try Datagrams()

            kept.add(connection.socket)
            #expect(!kept.removeReturningHasInput(connection.port))

            connection.sendToItself()
            #expect(!kept.removeReturningHasInput(connection.port))
            kept.add(connection.socket)
            #expect(kept.removeReturningHasInput(connection.port))
            #expect(!kept.removeReturningHasInput(connection.port))
        }

        @Test func `is identified by its port`() throws {
            let kept = KeptConnections()
            let (silent, speaking) = (try Datagrams(), try Datagrams())
            speaking.sendToItself()

            for connection in [silent, speaking] { kept.add(connection.socket) }

            #expect(!kept.removeReturningHasInput(silent.port))
            #expect(kept.removeReturningHasInput(speaking.port))
        }

        @Test func `that is closed has no input`() throws {
            let kept = KeptConnections()
            var connection: Datagrams? = try Datagrams()
            let port = connection?.port ?? 0
            connection.map { kept.add($0.socket) }

            connection = nil
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
