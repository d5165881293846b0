import Foundation
import TestTools
import Testing

@testable import Shared

@Suite("Hundreds of requests") struct HostileAnswerTests {
    @Test func `with hostile responses all end, and leave no descriptor open`() async {
        await #expect(processExitsWith: .success) {
            _ = try await acceptances(of: Array(HostileResponses.all.prefix(5)))
            let before = openFiles
            let accepted = try await acceptances(of: HostileResponses.all + HostileResponses.fuzzed(300, seed: 1))
            try #require((1..<400).contains(accepted))
            // The client closes its last two descriptors a moment after its connections.
            try #require(openFiles <= before + 2)
        }
    }

    @Test func `canceled at random all end, and leave no descriptor open`() async {
        await #expect(processExitsWith: .success) {
            _ = try await cancellations(of: 100)
            let before = openFiles
            let canceled = try await cancellations(of: 600)
            try #require(canceled > 0)
            // The client closes its last two descriptors a moment after its connections.
            try #require(openFiles <= before + 2)
        }
    }
}

/// The number of open descriptors of this process.
private var openFiles: Int { (try? FileManager.default.contentsOfDirectory(atPath: "/dev/fd").count) ?? 0 }

/// Requests the responses one after the other; returns how many were accepted. Expects that no other is late.
private func acceptances(of responses: [Data]) async throws -> Int {
    let script = responses.enumerated().map { ("/\($0)", [LoopbackResponse.raw($1)]) }
    let server = try LoopbackServer(Dictionary(uniqueKeysWithValues: script))
    let accepted = try await acceptances(of: responses.count, from: server)
    await server.drain()
    return accepted
}

/// Uses a client of its own, whose connections end with it.
private func acceptances(of count: Int, from server: LoopbackServer) async throws -> Int {
    let client = RemoteClient(clock: SystemClock())
    var accepted = 0
    for number in 0..<count {
        do {
            _ = try await client.send(HTTPRequest(url: try server.url("/\(number)")))
            accepted += 1
        } catch let error as ServiceError {
            try #require(error != .timedOut)
        }
    }
    return accepted
}

/// Sends requests, 50 at a time, cancels each within 20 ms, and returns how many were not answered. Expects that none
/// failed.
private func cancellations(of count: Int) async throws -> Int {
    let server = try LoopbackServer(["/": [.complete(status: 200, body: Data(count: 20_000))]])
    let canceled = try await cancellations(of: count, HTTPRequest(url: try server.url("/")))
    await server.drain()
    return canceled
}

/// Uses a client of its own, whose connections end with it.
private func cancellations(of count: Int, _ request: HTTPRequest) async throws -> Int {
    let client = RemoteClient(clock: SystemClock())
    var (random, canceled) = (SeededGenerator(seed: 1), 0)
    for _ in 0..<count / 50 {
        let tasks = (0..<50).map { _ in
            let task = Task { try await client.send(request) }
            let delay = Double.random(in: 0...0.02, using: &random)
            DispatchQueue.global().asyncAfter(deadline: .now() + delay) { task.cancel() }
            return task
        }
        for task in tasks {
            do {
                _ = try await task.value
            } catch is CancellationError {
                canceled += 1
            }
        }
    }
    return canceled
}
