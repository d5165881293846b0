/// Finds the pictures of a category. Throws `ServiceError`.
package protocol FeedService: Sendable {
    /// What the search for the title of a category brings.
    func pictures(of category: String) async throws -> [FeedPicture]
}
