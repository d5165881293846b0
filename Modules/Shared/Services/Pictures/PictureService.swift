/// The pictures of the dashboard that are the same for every account. Throws `ServiceError`.
package protocol PictureService: Sendable {
    func pictures() async throws -> [Picture]
}
