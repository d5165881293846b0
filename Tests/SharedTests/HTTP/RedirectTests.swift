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
        #expect(fixture.server.requests.map(\.target) == ["/a/old", target])
        await fixture.server.stop()
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
