import Foundation
import TestSupport
import TestTools
import Testing

@testable import Shared

@Suite("A request that is redirected") struct RedirectRuleTests {
    @Test(arguments: [
        (301, true), (302, true), (303, true), (307, true), (308, true), (200, false), (300, false), (304, false),
        (305, false), (404, false),
    ])
    func `goes to the new address, with its size limit, if the status says so`(status: Int, isFollowed: Bool) throws {
        let next = try redirect("http://a.example/x", to: "https://b.example/y?z#f", status: status)

        #expect(
            next.map { "\($0.url), \($0.sizeLimit) bytes" } == (isFollowed ? "https://b.example/y?z#f, 7 bytes" : nil)
        )
    }

    @Test(arguments: [
        ("https://a.example/", "http://a.example/"), ("https://a.example/", "http://b.example/"),
        ("https://a.example/", "HTTP://a.example/"), ("HTTPS://a.example/", "http://a.example/"),
        ("http://a.example/", ""), ("http://a.example/", "file:///etc/hostname"),
        ("http://a.example/", "ftp://a.example/"), ("http://a.example/", "data:,x"),
        ("http://a.example/", "http://ann@a.example/"), ("http://a.example/", "http://127.1/"),
        ("http://a.example/", "http://[::1]/"),
    ])
    func `does not go from https to http, or to anything but a web address`(address: String, location: String) throws {
        #expect(try redirect(address, to: location) == nil)
    }

    @Test(arguments: [
        ("http://a.example/x", "http://a.example/y", true),
        ("http://a.example/x", "/y", true),
        ("http://a.example/x", "http://A.EXAMPLE:80/y", true),
        ("https://a.example/x", "https://a.example:443/y", true),
        ("http://a.example/x", "http://a.example:8080/y", false),
        ("http://a.example/x", "https://a.example/y", false),
        ("http://a.example/x", "http://b.a.example/y", false),
        ("http://a.example/x", "//b.example/y", false),
    ])
    func `keeps its key only within the same origin`(address: String, location: String, isKept: Bool) throws {
        let next = try #require(try redirect(address, to: location))

        #expect(next.headers == (isKept ? ["Authorization": "Client-ID secret", "Accept": "x"] : ["Accept": "x"]))
    }

    private func redirect(_ address: String, to location: String, status: Int = 302) throws -> HTTPRequest? {
        let url = try #require(URL(string: address))
        let headers = ["Authorization": "Client-ID secret", "Accept": "x"]
        return HTTPRequest(url: url, headers: headers, sizeLimit: 7)
            .redirected(by: HTTPResponse(status: status, headers: ["Location": location]))
    }
}

@Suite("A redirect") struct RedirectTests {
    @Test(arguments: [
        ("new", "/a/new"), ("?page=2", "/a/old?page=2"), ("/new", "/new"), ("../new", "/new"),
        ("/a b", "/a%20b"), ("/a%20b c?d=%e%65|", "/a%20b%20c?d=%25e%65%7C"), ("/日 本", "/%E6%97%A5%20%E6%9C%AC"),
    ])
    func `is followed relative to the address that redirects`(location: String, target: String) async throws {
        let path = String(target.prefix { $0 != "?" })
        var script = [path: [LoopbackResponse.json("[]")]]
        script["/a/old", default: []].insert(.redirect(to: location), at: 0)
        let fixture = try HTTPFixture(script)

        let response = try await fixture.send("/a/old")

        #expect(response.body == Data("[]".utf8))
        fixture.server.requests.map(\.target).expect(["/a/old", target])
    }

    @Test func `in a loop is given up after ten`() async throws {
        let fixture = try HTTPFixture(["/": [.redirect(to: "/")]])

        await #expect(throws: ServiceError.unexpected) {
            try await send(fixture.request("/"), on: fixture.networkClient(), fixture.clock)
        }

        #expect(fixture.server.requests.count == 11)
    }
}
