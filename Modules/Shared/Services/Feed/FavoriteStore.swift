/// Keeps the pictures that the account of the present session likes. Every method throws `StorageError`, or
/// `AccountError.loggedOut` where nobody is logged in.
package protocol FavoriteStore: Sendable {
    /// The liked pictures, the latest like first.
    func all() async throws -> [FeedPicture]

    /// The ids of the liked pictures.
    func likedIDs() async throws -> Set<String>

    /// Keeps a picture, once and in its place where it is liked already.
    func like(_ picture: FeedPicture) async throws

    /// Takes a picture away; one that is not liked is no error.
    func unlike(_ id: String) async throws

    /// Announced after every change this process has made.
    var changes: Changes { get }
}
