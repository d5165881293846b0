/// The banners, categories and products of the shop. Throws `ServiceError.noConnection` if the service cannot be
/// reached.
package protocol CatalogService: Sendable {
    func banners() async throws -> [CatalogItem]

    /// Returns the categories. The title of a category is the search term of its feed.
    func categories() async throws -> [CatalogItem]

    func products() async throws -> [CatalogItem]
}

extension CatalogService {
    /// Returns what one part of the dashboard shows.
    package func items(of part: CatalogPart) async throws -> [CatalogItem] {
        switch part {
        case .banners: try await banners()
        case .categories: try await categories()
        case .products: try await products()
        }
    }
}
