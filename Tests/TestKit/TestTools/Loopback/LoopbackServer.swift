import Foundation
import Shared
import Synchronization

/// A small HTTP server on 127.0.0.1 that misbehaves on request.
///
/// Each path has a list of responses, sent in order; the last one is repeated. Other paths get 404.
nonisolated package final class LoopbackServer: Sendable {
    private struct State {
        var script: [String: [LoopbackResponse]]
        var requests: [LoopbackRequest] = []
        var connections: Set<LoopbackSocket> = []
        var drips: [(socket: LoopbackSocket, rest: Data)] = []
        var watchers: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []
        var connectionCount = 0
        var isStopped = false

        mutating func nextResponse(at path: String) -> LoopbackResponse {
            guard var responses = script[path], let response = responses.first else { return .status(404) }
            if responses.count > 1 { responses.removeFirst() }
            script[path] = responses
            return response
        }
    }

    private let listener: LoopbackSocket
    private let port: Int
    private let state: Mutex<State>
    private let threads = DispatchGroup()

    /// Starts to listen on a free port. Throws `ServiceError.noConnection` if none is available.
    package init(_ script: [String: [LoopbackResponse]] = [:]) throws {
        guard let (listener, port) = LoopbackSocket.listening() else { throw ServiceError.noConnection }
        self.listener = listener
        self.port = port
        state = Mutex(State(script: script))
        start { [self] in
            while let connection = listener.accepted() { serve(connection) }
            listener.end()
        }
    }

    /// Returns `http://127.0.0.1:PORT` followed by the path.
    package func url(_ path: String = "") throws -> URL {
        guard let url = URL(string: "http://127.0.0.1:\(port)\(path)") else { throw ServiceError.unexpected }
        return url
    }

    /// All requests so far, in the order received.
    package var requests: [LoopbackRequest] { state.withLock { $0.requests } }

    /// The number of connections accepted so far.
    package var connectionCount: Int { state.withLock { $0.connectionCount } }

    /// Waits until `count` requests have been received.
    package func received(_ count: Int) async {
        await withCheckedContinuation { continuation in
            let isThere = state.withLock { state in
                guard state.requests.count < count else { return true }
                state.watchers.append((count, continuation))
                return false
            }
            if isThere { continuation.resume() }
        }
    }

    /// Sends the next byte of every dripping response.
    package func drip() {
        state.withLock { state in
            for index in state.drips.indices {
                if let byte = state.drips[index].rest.popFirst() { state.drips[index].socket.write(Data([byte])) }
            }
        }
    }

    /// Sends `bytes` on every open connection, even without a request.
    package func sendUnasked(_ bytes: Data) {
        state.withLock { state in
            for connection in state.connections { connection.write(bytes) }
        }
    }

    /// Closes all connections, and accepts no others.
    package func close() {
        state.withLock { state in
            state.isStopped = true
            for connection in state.connections { connection.shutDown() }
        }
        listener.shutDown()
    }

    /// Closes all connections; returns when all threads have ended and all descriptors are closed.
    package func stop() async {
        close()
        await finished()
    }

    /// Stops accepting connections; returns when the clients have closed theirs.
    package func drain() async {
        listener.shutDown()
        await finished()
    }

    private func finished() async {
        await withCheckedContinuation { continuation in
            threads.notify(queue: .global()) { continuation.resume() }
        }
    }

    private func serve(_ connection: LoopbackSocket) {
        let isWelcome = state.withLock { state in
            state.connectionCount += 1
            if !state.isStopped { state.connections.insert(connection) }
            return !state.isStopped
        }
        guard isWelcome else { return connection.end() }
        start { [self] in
            converse(on: connection)
            state.withLock { state in
                state.connections.remove(connection)
                state.drips.removeAll { $0.socket == connection }
                connection.end()
            }
        }
    }

    private func converse(on connection: LoopbackSocket) {
        var bytes = Data()
        while let more = connection.received() {
            bytes += more
            while let request = LoopbackRequest(takingFrom: &bytes) {
                guard respond(to: request, on: connection) else { return }
            }
        }
    }

    /// Sends the next response; returns whether to keep the connection.
    private func respond(to request: LoopbackRequest, on connection: LoopbackSocket) -> Bool {
        let (response, due) = state.withLock { state in
            state.requests.append(request)
            let count = state.requests.count
            let due = state.watchers.filter { $0.count <= count }
            state.watchers.removeAll { $0.count <= count }
            return (state.nextResponse(at: request.path), due)
        }
        defer { for watcher in due { watcher.continuation.resume() } }
        switch response {
        case .complete(let status, let headers, let body):
            return connection.write(head(status, headers, length: body.count) + body)
        case .cutShort(let body):
            connection.write(head(200, [:], length: body.count) + body.prefix(body.count / 2))
            return false
        case .dripping(let body):
            state.withLock { $0.drips.append((connection, body.dropFirst())) }
            return connection.write(head(200, [:], length: body.count) + body.prefix(1))
        case .reset:
            connection.resetOnClose()
            return false
        case .silence: return true
        case .raw(let bytes):
            connection.write(bytes)
            return false
        case .endless(let start):
            var isWelcome = connection.write(start)
            while isWelcome { isWelcome = connection.write(Data(count: 65_536)) }
            return false
        }
    }

    private func head(_ status: Int, _ headers: [String: String], length: Int) -> Data {
        let fields = headers.map { "\($0.key): \($0.value)\r\n" }.joined()
        return Data("HTTP/1.1 \(status) Scripted\r\nContent-Length: \(length)\r\n\(fields)\r\n".utf8)
    }

    private func start(_ body: @escaping @Sendable () -> Void) {
        threads.enter()
        let threads = threads
        Thread {
            body()
            threads.leave()
        }.start()
    }
}

/// A request as it was received.
nonisolated package struct LoopbackRequest: Equatable, Sendable {
    /// The path and query, exactly as sent.
    package let target: String
    private let headers: [String: String]

    /// The path without the query.
    package var path: String { String(target.prefix { $0 != "?" }) }

    /// The value of a header; its name is case-insensitive.
    package subscript(header name: String) -> String? {
        headers[name.lowercased()]
    }

    /// Removes the first complete request from the bytes received; returns `nil` if there is none yet.
    init?(takingFrom bytes: inout Data) {
        guard let range = bytes.range(of: Data("\r\n\r\n".utf8)) else { return nil }
        let lines = String(decoding: bytes[..<range.lowerBound], as: UTF8.self).split(separator: "\r\n")
        bytes.removeSubrange(..<range.upperBound)
        let words = lines.first?.split(separator: " ") ?? []
        target = words.count > 1 ? String(words[1]) : ""
        headers = lines.dropFirst().reduce(into: [:]) { headers, line in
            let parts = line.split(separator: ":", maxSplits: 1).map { $0.trimmingPrefix { $0 == " " } }
            if parts.count == 2 { headers[parts[0].lowercased()] = String(parts[1]) }
        }
    }
}
