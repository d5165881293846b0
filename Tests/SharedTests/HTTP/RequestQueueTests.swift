import Foundation
import Loopback
import TestSupport
import Testing

@testable import Shared

@Suite("A request behind others to the same host", .timeLimit(.minutes(4))) struct RequestQueueTests {
    @Test func `is never sent if it is canceled first`() async throws {
        let fixture = try HTTPFixture(["/slow": [.dripping(body: Data(count: 2))], "/": [.json("[]")]])
        let slow = try fixture.request("/slow")
        let sent = (1...6).map { _ in start(slow, on: fixture.client, fixture.clock) }
        await fixture.server.received(6)
        let waiting = (1...94).map { _ in start(slow, on: fixture.client, fixture.clock) }
        await fixture.clock.settle(patience: .zero)

        for requests in [waiting, sent] {
            for request in requests { request.cancel() }
            for request in requests { await #expect(throws: CancellationError.self) { try await request.value } }
        }
        fixture.server.drip()
        for _ in 1...20 { _ = try await send(fixture.request("/"), on: fixture.client, fixture.clock) }

        #expect(fixture.server.requests.count == 26)
        await fixture.server.stop()
    }

    @Test func `is never sent if its deadline comes first`() async throws {
        let fixture = try HTTPFixture(["/silent": [.silence]])
        let silent = try fixture.request("/silent")
        let requests = (1...20).map { _ in start(silent, on: fixture.client, fixture.clock) }
        await fixture.server.received(6)

        await fixture.clock.advance(by: .seconds(15), patience: .zero)

        for request in requests { await #expect(throws: ServiceError.timedOut) { try await request.value } }
        #expect(fixture.server.requests.count == 6)
        await fixture.server.stop()
    }

    @Test func `has no turn, and takes none from others, once it has left the queue`() {
        let queue = RequestQueue(limit: 1)
        let log = Log()
        let places = (0..<4).map { _ in RequestQueue.Place(host: "a.example") }
        for (number, place) in places.dropLast().enumerated() { queue.enter(place) { log.add("\(number)") } }

        queue.leave(places[1])
        queue.leave(places[0])
        queue.leave(places[2])
        queue.enter(places[3]) { log.add("at once") }
        queue.enter(RequestQueue.Place(host: "b.example")) { log.add("of another host") }
        queue.enter(RequestQueue.Place(host: "a.example")) { log.add("waiting") }

        log.entries.expect(["0", "2", "at once", "of another host"])
    }

    @Test func `is next if it has waited longest`() {
        let queue = RequestQueue(limit: 2)
        let log = Log()
        let places = (0..<5).map { _ in RequestQueue.Place(host: "a.example") }
        for (number, place) in places.enumerated() { queue.enter(place) { log.add("\(number)") } }
        for number in [1, 1, 0, 3, 2] {
            log.add("\(number) leaves")
            queue.leave(places[number])
        }

        let first = ["0", "1", "1 leaves", "2", "1 leaves"]
        log.entries.expect(first + ["0 leaves", "3", "3 leaves", "4", "2 leaves"])
    }

    /// The exit test may open no file, as in a sandbox without a random device.
    @Test func `is another than each of them, also where no random device can be opened`() async {
        await #expect(processExitsWith: .success) {
            OpenFileLimit.set(3)

            let places = Set((1...100).map { _ in RequestQueue.Place(host: "a.example") })

            #expect(places.count == 100)
        }
    }

    @Test func `is sent when one of them is answered, and does not wait for those of another host`() async throws {
        let fixture = try HTTPFixture(["/silent": [.silence], "/": [.json("[]")]])
        let silent = try fixture.request("/silent")
        let requests = (1...6).map { _ in start(silent, on: fixture.client, fixture.clock) }
        await fixture.server.received(6)
        let address = try fixture.server.url("/").absoluteString.replacing("127.0.0.1", with: "localhost")
        let other = try makeRequest(address)

        let others = (1...100).map { _ in start(other, on: fixture.client, fixture.clock) }

        for request in others { #expect(try await request.value.status == 200) }
        for request in requests { request.cancel() }
        for request in requests { _ = await request.result }
        await fixture.server.stop()
    }
}
