/// Stores the pictures that the account of the current session has added. Every method throws `StorageError`, or
/// `AccountError.loggedOut` if no account is logged in.
package protocol AddedPictureStore: Sendable {
    /// Returns the pictures, the latest first.
    func all() async throws -> [Picture]

    /// Saves a picture. It is durable when the method returns.
    func add(_ picture: NewPicture) async throws

    /// Announces each change that this process makes.
    var changes: Changes { get }
}
