/// The photos of this device. What the service answers is written to the database first and read from there.
///
/// Where something has to be fetched, a method throws `ServiceError`; every one may throw `StorageError`.
package protocol PhotoRepository: Sendable {
    /// The first photos of the list; asks the service only where there are none.
    func firstPage() async throws -> PhotoPage

    /// The stored photos after `cursor`; where there are none, fetches the next page not yet fetched.
    func nextPage(after cursor: PhotoCursor?) async throws -> PhotoPage

    /// Fetches the service's first page anew; returns the list from its start.
    func refresh() async throws -> PhotoPage

    /// The list from its start through `cursor`, to show it again after a change; where nothing is left of it, the
    /// stored photos that follow. Asks no service.
    func photos(through cursor: PhotoCursor?) async throws -> PhotoPage

    /// One photo, fetched where it is not stored; it does not join the list by that. Throws `PhotoError.gone`.
    func photo(_ id: Int) async throws -> Photo

    /// Gives a photo a title that survives every later answer of the service. Throws `PhotoError.gone`.
    func rename(_ id: Int, to title: String) async throws

    /// Deletes a photo so that no later answer brings it back. Throws `PhotoError.gone`.
    func delete(_ id: Int) async throws

    /// Announced after every title or deletion of this process, and when a photo is found gone.
    var changes: Changes { get }
}
