/// Stores the pictures that the account of the current session likes. Every method throws `StorageError`, or
/// `AccountError.loggedOut` if no account is logged in.
package protocol FavoriteStore: Sendable {
    /// Returns the liked pictures, the latest like first.
    func all() async throws -> [FeedPicture]

    /// Returns the ids of the liked pictures.
    func likedIDs() async throws -> Set<FeedPicture.ID>

    /// Adds a picture; does nothing if it is liked already.
    func like(_ picture: FeedPicture) async throws

    /// Removes a picture; does nothing if it is not liked.
    func unlike(_ id: FeedPicture.ID) async throws

    /// Announces each change that this process makes.
    var changes: Changes { get }
}
