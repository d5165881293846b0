import Foundation
import TestSupport
import TestTools
import Testing

@testable import Shared

@Suite("A request over the network") struct RemoteClientTests {
    @Test func `carries its headers and the app's name, and neither cookies nor a cached answer`() async throws {
        let cookie = LoopbackResponse.complete(
            status: 200,
            headers: ["Set-Cookie": "a=b", "Cache-Control": "max-age=600"],
            body: Data("1".utf8)
        )
        let fixture = try HTTPFixture(["/feed": [cookie]])
        var request = try fixture.request("/feed")
        request.headers = ["Authorization": "Client-ID demo"]

        for _ in 1...2 { _ = try await send(request, on: fixture.client, fixture.clock) }

        let headers = fixture.server.requests.map { request in
            ["Authorization", "User-Agent", "Cookie"].map { request[header: $0] }
        }
        headers.expect([["Client-ID demo", "arch-demo/0.1.0", nil], ["Client-ID demo", "arch-demo/0.1.0", nil]])
    }

    @Test(arguments: [
        (401, "Basic realm=x"), (401, "Bearer"), (401, "Digest realm=\"x\""), (401, "Basic realm=\"x\""),
        (401, "Basic realm="), (401, ""), (403, ""), (404, ""), (408, ""), (429, ""), (500, ""),
    ])
    func `is sent once and returns every status as a response, with any challenge`(status: Int, challenge: String)
        async throws
    {
        let headers = ["WWW-Authenticate": challenge, "Retry-After": "7"]
        let fixture = try HTTPFixture(["/": [.status(status, headers: headers), .json("[]")]])

        let response = try await fixture.send("/")

        #expect(response.status == status)
        #expect(response[header: "Retry-After"] == "7")
        #expect(fixture.server.requests.count == 1)
    }

    @Test func `is sent to web addresses alone, and reports why a host could not be reached`() async throws {
        let clock = VirtualClock()
        let log = Log()
        let client = RemoteClient(clock: clock) { address, reason in log.add("\(address): \(reason)") }

        for address in ["data:,hello", "ftp://127.0.0.1/x", "file:///etc/hostname", "http:///nowhere", "about:blank"] {
            await #expect(throws: ServiceError.unexpected) { try await send(makeRequest(address), on: client, clock) }
        }
        for address in ["http://no-such-host.invalid/", "http://127.0.0.1:1/photos"] {
            await #expect(throws: ServiceError.noConnection) { try await send(makeRequest(address), on: client, clock) }
        }

        #if os(Linux)
            let reason = "Failed to connect to 127.0.0.1"
        #else
            let reason = ""  // URLSession's words depend on the language.
        #endif
        #expect(log.entries.count == 2)
        #expect(log.entries.last?.hasPrefix("http://127.0.0.1:1/photos: \(reason)") == true)
    }

    @Test(arguments: [
        (LoopbackResponse.cutShort(body: Data("[1, 2, 3]".utf8)), ServiceError.cutShort),
        (.raw(Data()), .cutShort),
        (.reset, .cutShort),
        (.raw(Data("HTTP/1.1 200 OK\r\nContent-Ty".utf8)), .cutShort),
        (.raw(Data("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n".utf8)), .cutShort),
        (.raw(Data("HTTP/1.1 103 Early Hints\r\nLink: x\r\n\r\n".utf8)), .cutShort),
        (.raw(Data("HTTP/1.1 103 Early Hints\r\n\r\nHTTP/1.1 200 OK\r\nContent-Ty".utf8)), .cutShort),
        (.raw(Data("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n[]\r\n".utf8)), .cutShort),
        (.raw(Data("HTTP/1.1 200 OK\r\nContent-Length: 9223372036854775807\r\n\r\n[]".utf8)), .tooLarge),
        (.raw(Data("HTTP/1.1 200 OK\r\n\(String(repeating: "X: y\r\n", count: 70_000))\r\n".utf8)), .tooLarge),
        (.endlessBody, .tooLarge),
        (.endless(after: Data("HTTP/1.1 302 Found\r\nLocation: /\r\n\r\n".utf8)), .tooLarge),
        (.endless(after: Data("HTTP/1.1 200 OK\r\nX: ".utf8)), .unexpected),
        (.complete(status: 200, body: Data(count: 10_000_000)), .tooLarge),
        (.gzipBomb, .tooLarge),
        (.complete(status: 200, headers: ["Content-Encoding": "gzip"], body: Data("no gzip".utf8)), .unexpected),
    ])
    func `throws if the response fails`(reply: LoopbackResponse, error: ServiceError) async throws {
        let fixture = try HTTPFixture(["/": [reply]])

        await #expect(throws: error) { try await fixture.send("/") }
    }

    @Test func `accepts 64 kB of headers and not one byte more`() async throws {
        let head = "HTTP/1.1 200 OK\r\nContent-Length: 0\r\n"
        let space = 64_000 - head.utf8.count - "X: \r\n\r\n".utf8.count
        let fixture = try HTTPFixture([
            "/full": [.raw(Data("\(head)X: \(String(repeating: "y", count: space))\r\n\r\n".utf8))],
            "/over": [.raw(Data("\(head)X: \(String(repeating: "y", count: space + 1))\r\n\r\n".utf8))],
        ])

        let full = try await fixture.send("/full")

        #expect(full[header: "X"]?.count == space)
        await #expect(throws: ServiceError.tooLarge) { try await fixture.send("/over") }
    }

    @Test(arguments: ["/a/../b", "/a/./b?c=../d", "/%2e%2e/%2F"])
    func `keeps its path and query unchanged`(target: String) async throws {
        let fixture = try HTTPFixture()

        _ = try await fixture.send(target)

        fixture.server.requests.map(\.target).expect([target])
    }

    @Test(arguments: [(false, 5_000_000), (true, 10_000_000)])
    func `accepts five megabytes, for an image ten, and not one byte more`(isImage: Bool, limit: Int) async throws {
        let fixture = try HTTPFixture([
            "/full": [.complete(status: 200, body: Data(count: limit))],
            "/over": [.complete(status: 200, body: Data(count: limit + 1))],
        ])
        func answer(_ path: String) async throws -> HTTPResponse {
            let request = try fixture.request(path)
            let image = try Endpoint.image(request.url).request
            return try await send(isImage ? image : request, on: fixture.client, fixture.clock)
        }

        #expect(try await answer("/full").body.count == limit)
        await #expect(throws: ServiceError.tooLarge) { try await answer("/over") }
    }
}

@Suite("The head of a response") struct ResponseHeadTests {
    @Test func `has the first value of each header, without spaces around it, and nothing that is not a header`() {
        let head = head(
            "HTTP/1.1 200 OK\r\n",
            "Content-Type:  text/plain \t\r\n",
            "A: 1\n",
            "a: 2\r\n",
            "B:\r\n",
            "no colon\r\n",
            " folded: x\r\n",
            "a b: c\r\n",
            ": no name\r\n",
            "Ü: x\r\n",
            "\r\n"
        )

        #expect(head.fields == ["content-type": "text/plain", "a": "1", "b": ""])
        #expect(head.isComplete)
    }

    @Test func `is complete only after its empty line, begins again after a provisional one and contains no trailer`() {
        let heads = [
            head(), head("HTTP/1.1 200 OK\r\n", "A: 1\r\n"),
            head("HTTP/1.1 103 Early Hints\r\n", "A: 1\r\n", "\r\n", "HTTP/1.1 200 OK\r\n", "B: 2\r\n"),
            head("HTTP/1.1 200 OK\r\n", "A: 1\r\n", "\r\n", "B: 2\r\n"),
        ]

        heads.map(\.isComplete).expect([false, false, false, true])
        heads.map(\.fields).expect([[:], ["a": "1"], ["b": "2"], ["a": "1"]])
    }

    private func head(_ lines: String...) -> ResponseHead {
        var head = ResponseHead()
        for line in lines {
            let isAccepted = head.add(Array(line.utf8))
            #expect(isAccepted)
        }
        return head
    }
}

#if os(Linux)
    @Suite("A response without end") struct MemoryTests {
        @Test func `takes at most 8 MB of memory more than its size limit`() async {
            await #expect(processExitsWith: .success) {
                let fixture = try HTTPFixture(["/": [.json("[]")], "/bomb": [.gzipBomb], "/endless": [.endlessBody]])
                _ = try await fixture.send("/")
                let before = try forgetPeakMemory()

                for path in ["/bomb", "/endless", "/bomb", "/endless"] {
                    await #expect(throws: ServiceError.tooLarge) { try await fixture.send(path) }
                }

                try #require(memory("VmHWM:") - before < 13_000)
            }
        }
    }

    @Suite("A large response") struct ReturnedMemoryTests {
        @Test func `leaves no memory behind once it is dropped`() async {
            await #expect(processExitsWith: .success) {
                let fixture = try HTTPFixture([
                    "/": [.json("[]")], "/large": [.complete(status: 200, body: Data(count: 10_000_000))],
                ])
                let large = try Endpoint.image(fixture.server.url("/large")).request
                _ = try await fixture.send("/")
                let before = try memory("VmRSS:")

                for _ in 1...5 {
                    let requests = (1...6).map { _ in start(large, on: fixture.client, fixture.clock) }
                    for request in requests { #expect(try await request.value.body.count == 10_000_000) }
                }

                await fixture.server.stop()
                try #require(memory("VmRSS:") - before < 20_000)
            }
        }
    }

    /// Begins a new peak, which it returns in kilobytes.
    private func forgetPeakMemory() throws -> Int {
        try "5".write(toFile: "/proc/self/clear_refs", atomically: false, encoding: .utf8)
        return try memory("VmHWM:")
    }

    /// Returns the memory of this process, in kilobytes: `VmRSS:` now, `VmHWM:` at its peak.
    private func memory(_ name: String) throws -> Int {
        let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
        let line = try #require(status.split(separator: "\n").first { $0.hasPrefix(name) })
        return try #require(line.split(whereSeparator: { !$0.isNumber }).first.flatMap { Int($0) })
    }
#endif
