/// What the shop has to offer. Throws `ServiceError.noConnection` where the service cannot be reached.
package protocol CatalogService: Sendable {
    func banners() async throws -> [CatalogItem]

    /// The categories; a category's title is what the feed is searched for.
    func categories() async throws -> [CatalogItem]

    func products() async throws -> [CatalogItem]
}
