import Foundation
import TestSupport
import Testing

@testable import Shared

struct ImageLoaderTests {
    private let address: ExactText = "https://example.com/a.png"

    @Test
    func `Fifty loads of one image at once send one request, which a canceled one of them leaves running`() async throws
    {
        let fixture = try ImagesFixture()
        fixture.client.answer("/a.png", .body(makeImage(), after: .seconds(2)))
        let first = start(fixture.clock) { try await fixture.loader.load(address) }
        await fixture.clock.advance(by: .seconds(1))
        let waiters = (1..<50).map { _ in start(fixture.clock) { try await fixture.loader.load(address) } }
        await fixture.clock.settle()

        first.cancel()
        await fixture.clock.advance(by: .seconds(1))

        await #expect(throws: CancellationError.self) { try await first.value }
        for waiter in waiters { #expect(try await waiter.value == makeImage()) }
        fixture.client.messages.expect(["/a.png"])
        #expect(fixture.client.cancellations == 0)
    }

    @Test func `A request whose loads are all canceled is canceled, and a later load sends another`() async throws {
        let fixture = try ImagesFixture()
        fixture.client.answer("/a.png", .body(makeImage(), after: .seconds(2)))
        let waiters = (0..<2).map { _ in start(fixture.clock) { try await fixture.loader.load(address) } }
        await fixture.clock.advance(by: .seconds(1))

        for waiter in waiters { waiter.cancel() }
        await fixture.clock.settle()
        let later = start(fixture.clock) { try await fixture.loader.load(address) }
        await fixture.clock.advance(by: .seconds(2))

        #expect(try await later.value == makeImage())
        #expect(fixture.client.cancellations == 1)
        fixture.client.messages.expect(["/a.png", "/a.png"])
    }

    @Test(arguments: [Connection.Network.live, .offline], [ServiceError.notFound, .noConnection])
    func `A failure is remembered for half a minute, for its own network`(
        network: Connection.Network,
        error: ServiceError
    ) async throws {
        let fixture = try ImagesFixture()
        fixture.client.answer("/a.png", .failure(error), .failure(error), .body(makeImage()))
        fixture.connection.network = network

        await #expect(throws: error) { try await fixture.loader.load(address) }
        await fixture.clock.advance(by: .milliseconds(29_999))
        await #expect(throws: error) { try await fixture.loader.load(address) }
        #expect(fixture.client.messages.count == 1)
        await fixture.clock.advance(by: .milliseconds(1))
        await #expect(throws: error) { try await fixture.loader.load(address) }
        #expect(fixture.client.messages.count == 2)

        fixture.connection.network = .sample
        #expect(try await fixture.loader.load(address) == makeImage())
    }

    @Test func `Up to a thousand failures are remembered, and old ones make room`() async throws {
        let fixture = try ImagesFixture()
        func fail(_ name: Int) async {
            await #expect(throws: ServiceError.notFound) {
                try await fixture.loader.load("https://example.com/\(name)")
            }
        }
        for name in 0...1000 { await fail(name) }

        for name in [0, 999, 1000] { await fail(name) }
        fixture.client.messages.dropFirst(1001).expect(["/1000"])
        await fixture.clock.advance(by: .seconds(30))
        for _ in 1...2 { await fail(1001) }

        fixture.client.messages.dropFirst(1002).expect(["/1001"])
    }

    @Test func `An image that was found ends the memory of a failure`() async throws {
        let fixture = try ImagesFixture(.disk, memoryLimit: 0)
        let other = try ImagesFixture(.disk, directory: fixture.directory, clock: fixture.clock)
        fixture.client.answer("/a.png", .failure(.notFound), .body(makeImage()))
        other.client.answer("/a.png", .body(makeImage()))

        await #expect(throws: ServiceError.notFound) { try await fixture.loader.load(address) }
        _ = try await other.loader.load(address)
        _ = try await fixture.loader.load(address)
        try FileManager.default.removeItem(at: fixture.cache)

        #expect(try await fixture.loader.load(address) == makeImage())
    }

    @Test(arguments: ["<html>", "", "GIF", "GIF89a", "RIFF\u{4}\0\0\0WAVE"])
    func `Data that is not a whole image is rejected`(body: String) async throws {
        let fixture = try ImagesFixture(.disk)
        fixture.client.answer("/a.png", .json(body))

        await #expect(throws: ServiceError.unexpected) { try await fixture.loader.load(address) }
        #expect(!FileManager.default.fileExists(atPath: fixture.cache.path))
    }

    @Test(arguments: ["", "a.png", "file:///etc/passwd", "data:image/png;base64,AA", "ftp://example.com/a.png"])
    func `An address that is no web address sends no request`(address: ExactText) async throws {
        let fixture = try ImagesFixture()

        await #expect(throws: ServiceError.unexpected) { try await fixture.loader.load(address) }
        #expect(fixture.client.messages.isEmpty)
    }

    @Test func `By default up to 50 MB are kept in memory`() async throws {
        let fixture = try ImagesFixture()
        let loader = CachingImageLoader(
            client: fixture.client,
            store: MemoryImageStore(clock: fixture.clock),
            clock: fixture.clock,
            connection: fixture.connection
        )
        for name in 1...6 { fixture.client.answer("/\(name)", .body(makeImage(bytes: 10_000_000))) }

        for name in 1...5 { _ = try await loader.load("https://example.com/\(name)") }
        let full = await loader.memoryUse
        _ = try await loader.load("https://example.com/6")

        #expect(full == 50_000_000)
        #expect(await loader.memoryUse < full)
    }
}
