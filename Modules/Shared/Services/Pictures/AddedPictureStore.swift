/// Keeps the pictures that the account of the present session has added.
package protocol AddedPictureStore: Sendable {
    /// The pictures, the one added last first; none where nobody is logged in. Throws `StorageError`.
    func all() async throws -> [Picture]

    /// Saves a picture for good before it returns. Throws `StorageError`, also where nobody is logged in.
    func add(_ picture: NewPicture) async throws

    /// Announced after every change this process has made.
    var changes: Changes { get }
}
