/// The catalogue in the app. It answers after a delay and fails without a connection, as a service across a network
/// would.
package struct Catalogue: CatalogueService {
    private let clock: any AppClock
    private let connection: Connection
    private let latency: Duration

    /// A catalogue that answers `latency` after it was asked.
    package init(clock: any AppClock, connection: Connection, latency: Duration) {
        self.clock = clock
        self.connection = connection
        self.latency = latency
    }

    package func banners() async throws -> [CatalogueItem] { try await answer(CatalogueData.banners) }

    package func categories() async throws -> [CatalogueItem] { try await answer(CatalogueData.categories) }

    package func products() async throws -> [CatalogueItem] { try await answer(CatalogueData.products) }

    private func answer(_ items: [CatalogueItem]) async throws -> [CatalogueItem] {
        try await connection.reach(after: latency, on: clock)
        return items
    }
}
