import Foundation

/// Loads images for all screens: from memory, from its store, or with one request that all callers share.
package actor CachingImageLoader: ImageLoader {
    /// How long a failed address is not requested again.
    private static let failureLifetime = Duration.seconds(30)

    private struct FailedRequest {
        let error: any Error
        /// A time of `clock.uptime`.
        let expires: Duration
    }

    private let client: any HTTPClient
    private let store: ImageStore
    private let clock: any AppClock
    private let connection: Connection
    private let requests: SharedWork<ImageKey, Data>
    private var memory: ImageMemory
    private var failures: [ImageKey: FailedRequest] = [:]
    private var network = Connection.Network.offline

    /// Creates a loader that requests images through `client`, and holds up to `memoryLimit` bytes of them in memory
    /// and all of them in `store`.
    init(
        client: any HTTPClient,
        store: ImageStore,
        clock: any AppClock,
        activity: Activity,
        connection: Connection,
        memoryLimit: Int = 50_000_000
    ) {
        self.client = client
        self.store = store
        self.clock = clock
        self.connection = connection
        requests = SharedWork(activity: activity)
        memory = ImageMemory(limit: memoryLimit)
    }

    /// How many bytes of images are in memory.
    var memoryUse: Int { memory.bytes }

    package func load(_ address: ExactText) async throws -> Data {
        guard let url = WebAddress(sent: address.text)?.url else { throw ServiceError.unexpected }
        let key = key(of: address)
        if let image = memory.image(key) { return image }
        return try await requests.value(for: key) { try await self.fetch(url, key) }
    }

    /// Keeps the image at `address` if it has been loaded already; sends no request. Called after a row that names it
    /// was written: the store keeps what it saves or reads then.
    func keep(_ address: ExactText) async {
        let key = key(of: address)
        if let image = memory.image(key) {
            await save(image, key)
        } else {
            _ = await stored(key)
        }
    }

    /// Returns the key of an address on the current network, since each network may return a different image. Offline,
    /// the key names the previous network.
    private func key(of address: ExactText) -> ImageKey {
        if connection.network != .offline { network = connection.network }
        return ImageKey(address: address, network: network.word)
    }

    private func fetch(_ url: URL, _ key: ImageKey) async throws -> Data {
        if let image = memory.image(key) { return image }
        if let image = await stored(key) {
            remember(image, key)
            return image
        }
        let attempt = ImageKey(address: key.address, network: connection.network.word)
        if let failure = failures[attempt], failure.expires > clock.uptime { throw failure.error }
        do {
            let image = try await request(url)
            remember(image, key)
            if isOfItsNetwork(key) { await save(image, key) }
            return image
        } catch {
            remember(error, attempt)
            throw error
        }
    }

    @concurrent
    private nonisolated func stored(_ key: ImageKey) async -> Data? {
        let image = await store.image(key, fromAnyNetwork: connection.network == .offline)
        return image.flatMap { ImageFormat(of: $0) == nil ? nil : $0 }
    }

    @concurrent
    private nonisolated func save(_ image: Data, _ key: ImageKey) async {
        await store.insert(image, key)
    }

    @concurrent
    private nonisolated func request(_ url: URL) async throws -> Data {
        let image = try await client.send(try Endpoint.image(url).request).body
        guard ImageFormat(of: image) != nil else { throw ServiceError.unexpected }
        return image
    }

    /// Returns whether `key` names the current network: an image that arrives after a change of network is not stored.
    private func isOfItsNetwork(_ key: ImageKey) -> Bool {
        let network = connection.network
        return network == .offline || network.word == key.network
    }

    /// Ignores an image found on `offline`, which may be another network's.
    private func remember(_ image: Data, _ key: ImageKey) {
        guard connection.network.word == key.network else { return }
        memory.insert(image, key)
        failures[key] = nil
    }

    /// Ignores a cancellation and a change of network, which do not mean that the address fails. Removes failures that
    /// have expired.
    private func remember(_ error: any Error, _ attempt: ImageKey) {
        guard !(error is CancellationError), connection.network.word == attempt.network else { return }
        failures = failures.filter { $0.value.expires > clock.uptime }
        failures[attempt] = FailedRequest(error: error, expires: clock.uptime + Self.failureLifetime)
    }
}
