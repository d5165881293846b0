/// Keeps the pictures that the account of the present session has added. Every method throws `StorageError`, or
/// `AccountError.loggedOut` where nobody is logged in.
package protocol AddedPictureStore: Sendable {
    /// The pictures, the one added last first.
    func all() async throws -> [Picture]

    /// Saves a picture for good before it returns.
    func add(_ picture: NewPicture) async throws

    /// Announced after every change this process has made.
    var changes: Changes { get }
}
