import Foundation
import TestSupport
import TestTools
import Testing

@testable import Shared

#if os(Linux)
    @Suite("A request with a proxy in the environment") struct ProxyTests {
        @Test func `goes to the proxy, also when redirected from this machine, unless it is to this machine`() async {
            await #expect(processExitsWith: .success) {
                let local = try LoopbackServer(["/": [.redirect(to: "http://service.invalid/redirected")]])
                let addresses = [
                    "http://service.invalid/photos", try local.url("/").absoluteString, "http://127.0.0.1:1/",
                    "http://127.0.0.2:1/", "http://localhost:1/", "http://LOCALHOST:1/",
                ]
                try await #require(
                    targets(of: addresses, [:])
                        == ["http://service.invalid/photos", "http://service.invalid/redirected"]
                )
            }
        }

        @Test func `does not for any host with no_proxy='*', or for one in NO_PROXY if no_proxy is empty`() async {
            await #expect(processExitsWith: .success) {
                let addresses = ["http://service.invalid/", "http://a.other.invalid/", "http://third.invalid/"]
                try await #require(targets(of: addresses, ["no_proxy": "*"]) == [])

                let environment = ["no_proxy": "", "NO_PROXY": "service.invalid,other.invalid"]
                try await #require(targets(of: addresses, environment) == ["http://third.invalid/"])
            }
        }

        @Test func `that opens no connection to the service fails as without one, after one try`() async {
            await #expect(processExitsWith: .success) {
                let challenge = ["Proxy-Authenticate": "Basic realm=\"x\""]
                let proxy = try LoopbackServer([
                    "service.invalid:443": [
                        .status(407, headers: challenge), .status(403), .status(502), .status(301), .raw(Data()),
                        .reset, .raw(Data("HTTP/1.1 200 OK".utf8)), .status(407, headers: challenge),
                    ]
                ])
                setenv("https_proxy", try proxy.url().absoluteString, 1)
                let clock = SystemClock()
                let client = RetryingClient(client: RemoteClient(clock: clock), policy: .image, clock: clock)

                for _ in 1...8 {
                    await #expect(throws: ServiceError.noConnection) {
                        try await client.send(makeRequest("https://service.invalid/"))
                    }
                }

                try #require(proxy.requests.count == 8)
            }
        }

        @Test func `that cannot be used fails without a word of the proxy's address`() async {
            await #expect(processExitsWith: .success) {
                let reasons = Log()
                let client = RemoteClient(clock: SystemClock()) { _, reason in reasons.add(reason) }
                let proxies = [
                    "http://ann:sec ret@host:1", "ann:secret", "x://ann:secret@host:1", "http://a:b@s.invalid",
                ]
                for proxy in proxies {
                    setenv("http_proxy", proxy, 1)
                    _ = try? await client.send(makeRequest("http://service.invalid/"))
                }
                let reason = "The proxy in the environment cannot be used."
                try #require(reasons.entries == proxies.map { _ in reason })
            }
        }
    }

    /// Sends a request to each address, with a server as `http_proxy`, and returns the requests that this server
    /// received.
    private func targets(of addresses: [String], _ environment: [String: String]) async throws -> [String] {
        let proxy = try LoopbackServer()
        setenv("http_proxy", try proxy.url().absoluteString, 1)
        for (name, value) in environment { setenv(name, value, 1) }
        let client = RemoteClient(clock: SystemClock())
        for address in addresses { _ = try? await client.send(makeRequest(address)) }
        return proxy.requests.map(\.target)
    }
#endif
