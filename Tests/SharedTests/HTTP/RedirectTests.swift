import Foundation
import Loopback
import Shared
import TestSupport
import Testing

@Suite("A redirect") struct RedirectTests {
    @Test(arguments: [("new", "/a/new"), ("?page=2", "/a/old?page=2"), ("/new", "/new"), ("../new", "/new")])
    func `is followed relative to the address that redirects`(location: String, target: String) async throws {
        let path = String(target.prefix { $0 != "?" })
        var script = [path: [LoopbackResponse.json("[]")]]
        script["/a/old", default: []].insert(.redirect(to: location), at: 0)
        let fixture = try HTTPFixture(script)

        let response = try await send(fixture.request("/a/old"), on: fixture.client, fixture.clock)

        #expect(response.body == Data("[]".utf8))
        fixture.server.requests.map(\.target).expect(["/a/old", target])
        await fixture.server.stop()
    }

    @Test func `to another host is followed without the key, in capital letters too`() async throws {
        let other = try LoopbackServer(["/": [.json("[]")]])
        let location = try other.url("/").absoluteString.replacing("http://127.0.0.1", with: "HTTP://localhost")
        let fixture = try HTTPFixture(["/": [.redirect(to: location)]])
        var request = try fixture.request("/")
        request.headers = ["Authorization": "Client-ID secret"]

        let response = try await send(request, on: fixture.client, fixture.clock)

        #expect(response.body == Data("[]".utf8))
        fixture.server.requests.map { $0[header: "Authorization"] }.expect(["Client-ID secret"])
        other.requests.map { $0[header: "Authorization"] }.expect([nil])
        await fixture.server.stop()
        await other.stop()
    }

    @Test func `in a loop is given up after ten`() async throws {
        let fixture = try HTTPFixture(["/": [.redirect(to: "/")]])

        await #expect(throws: ServiceError.unexpected) {
            try await send(fixture.request("/"), on: fixture.networkClient(), fixture.clock)
        }

        #expect(fixture.server.requests.count == 11)
        await fixture.server.stop()
    }
}
