import Foundation
import Testing

@testable import Shared

@Suite struct `A request that is redirected` {
    @Test(arguments: [301, 302, 303, 307, 308])
    func `goes to the new address`(status: Int) throws {
        let next = try redirect("http://a.example/x", to: "https://b.example/y?z#f", status: status)

        #expect(next?.url.absoluteString == "https://b.example/y?z#f")
        #expect(next?.sizeLimit == 7)
    }

    @Test(arguments: [200, 300, 304, 305, 404])
    func `does not with any other status`(status: Int) throws {
        #expect(try redirect("http://a.example/", to: "http://b.example/", status: status) == nil)
    }

    @Test(arguments: ["http://a.example/", "http://b.example/", "HTTP://a.example/"])
    func `does not from https to http`(location: String) throws {
        #expect(try redirect("https://a.example/", to: location) == nil)
        #expect(try redirect("HTTPS://a.example/", to: location) == nil)
    }

    @Test(arguments: [
        "", "file:///etc/hostname", "ftp://a.example/", "data:,x", "http://ann@a.example/", "http://127.1/",
        "http://[::1]/",
    ])
    func `does not to anything but a web address`(location: String) throws {
        #expect(try redirect("http://a.example/", to: location) == nil)
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
