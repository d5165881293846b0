/// The built-in catalog. Like a remote service, it responds after a delay and fails without a connection.
package struct Catalog: CatalogService {
    let clock: any AppClock
    let connection: Connection
    let latency: Duration

    package func banners() async throws -> [CatalogItem] { try await answer(CatalogData.banners) }

    package func categories() async throws -> [CatalogItem] { try await answer(CatalogData.categories) }

    package func products() async throws -> [CatalogItem] { try await answer(CatalogData.products) }

    private func answer(_ items: [CatalogItem]) async throws -> [CatalogItem] {
        try await connection.reach(after: latency, on: clock)
        return items
    }
}
