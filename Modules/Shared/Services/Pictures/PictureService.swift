/// The pictures of the dashboard that everybody sees. Throws `ServiceError`.
package protocol PictureService: Sendable {
    func pictures() async throws -> [Picture]
}
