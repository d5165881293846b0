/// What the shop has to offer. Throws `ServiceError.noConnection` where the service cannot be reached.
package protocol CatalogueService: Sendable {
    func banners() async throws -> [CatalogueItem]

    /// The categories; a category's title is what the feed is searched for.
    func categories() async throws -> [CatalogueItem]

    func products() async throws -> [CatalogueItem]
}
