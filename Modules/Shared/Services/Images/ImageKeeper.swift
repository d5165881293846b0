/// Keeps images that the user's own data names.
package protocol ImageKeeper: Sendable {
    /// Keeps the image at `address` if it has been loaded already; sends no request. Called after a row that names it
    /// was written.
    func keep(_ address: ExactText) async
}
