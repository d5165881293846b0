/// Finds the pictures of a category. Throws `ServiceError`.
package protocol FeedService: Sendable {
    /// Returns the pictures that a search for the title of a category finds.
    func pictures(of category: String) async throws -> [FeedPicture]
}
