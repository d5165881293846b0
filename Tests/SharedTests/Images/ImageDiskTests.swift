import Foundation
import TestSupport
import Testing

@testable import Shared

struct ImageDiskTests {
    private let address: ExactText = "https://example.com/a.png"

    @Test
    func `Two processes of one owner share what one of them has loaded, and no other file is left`() async throws {
        let one = try ImagesFixture(.disk)
        let other = try ImagesFixture(.disk, directory: one.directory)
        one.client.answer("/a.png", .body(makeImage()))

        _ = try await one.loader.load(address)

        #expect(try await other.loader.load(address) == makeImage())
        let files = try one.names().map { one.folder.appending(path: $0) }
        try ([one.cache, one.folder] + files).map(mode).expect([0o700, 0o700, 0o600])
    }

    @Test func `An image of another network is shown offline, and not when the network is back`() async throws {
        let before = try ImagesFixture(.disk)
        before.connection.network = .sample
        before.client.answer("/a.png", .body(makeImage(bytes: 50)))
        _ = try await before.loader.load(address)

        let after = try ImagesFixture(.disk, directory: before.directory)
        after.client.answer("/a.png", .failure(.notFound), .body(makeImage(bytes: 60)))
        await #expect(throws: ServiceError.notFound) { try await after.loader.load(address) }
        after.connection.network = .offline
        let offline = try await after.loader.load(address)
        after.connection.network = .live
        await #expect(throws: ServiceError.notFound) { try await after.loader.load(address) }
        await after.clock.advance(by: .seconds(30))
        let live = try await after.loader.load(address)

        [offline, live].map(\.count).expect([50, 60])
    }

    @Test func `An image loaded while the network changes is stored for neither`() async throws {
        let fixture = try ImagesFixture(.disk)
        fixture.client.answer("/a.png", .body(makeImage(), after: .seconds(1)))
        let waiter = start(fixture.clock) { try await fixture.loader.load(address) }
        await fixture.clock.settle()

        fixture.connection.network = .sample
        await fixture.clock.advance(by: .seconds(1))
        let image = try await waiter.value
        let other = try ImagesFixture(.disk, directory: fixture.directory)
        other.connection.network = .offline
        other.client.answer("/a.png", .failure(.noConnection))

        #expect(image == makeImage())
        await #expect(throws: ServiceError.noConnection) { try await other.loader.load(address) }
    }

    @Test func `The cache reads, writes and cleans up on its own thread, not on the shared ones`() async throws {
        let temporary = try TemporaryDirectory()
        let clock = LabelingClock()
        let disk = ImageDisk(cacheDirectory: temporary.url, clock: clock)
        let key = ImageKey(address: address, network: "live")

        await disk.insert(makeImage(), key)
        let image = await disk.image(key, fromAnyNetwork: false)

        #expect(image == makeImage())
        #expect(Set(clock.log.entries) == ["ImageDisk"])
    }
}

/// Records the label of the queue on which it is asked for the date.
private struct LabelingClock: AppClock {
    let log = Log()
    private let clock = VirtualClock()

    var activity: Activity { clock.activity }

    var now: Date {
        log.add(queueLabel)
        return clock.now
    }

    func schedule(after delay: Duration, _ action: @escaping @Sendable () -> Void) -> Alarm {
        clock.schedule(after: delay, action)
    }
}

/// The label of the current dispatch queue, by a function of libdispatch that its Swift interface lacks on Linux.
private var queueLabel: String {
    typealias GetLabel = @convention(c) (UnsafeRawPointer?) -> UnsafePointer<CChar>
    guard let symbol = dlsym(dlopen(nil, RTLD_NOW), "dispatch_queue_get_label") else { return "" }
    return String(cString: unsafeBitCast(symbol, to: GetLabel.self)(nil))
}
