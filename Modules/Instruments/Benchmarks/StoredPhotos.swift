import Foundation
import Shared

/// A list of photos backed by the database alone.
nonisolated struct StoredPhotos {
    /// The number of photos written at once, small so that filling a database needs little memory.
    private static let chunk = 1_000

    let count: Int
    let repository: StoredPhotoRepository
    private let file: URL

    /// Creates a database with `count` photos in `directory`, and reopens it.
    init(_ count: Int, in directory: URL) async throws {
        file = directory.appending(path: "\(count).sqlite")
        try await Self.fill(file, count)
        self.count = count
        repository = try Self.repository(file)
    }

    /// Returns the same list on a new connection, which has cached nothing.
    func reopened() throws -> StoredPhotoRepository {
        try Self.repository(file)
    }

    static func open(_ file: URL) throws -> Database {
        try Database(file: file) { _ in }
    }

    static func photos(_ ids: Range<Int>) -> [Photo] {
        ids.map { id in
            Photo(
                id: id,
                title: "Photo \(id) of a title as long as titles are",
                address: "https://via.placeholder.com/600/\(id)",
                thumbnail: "https://via.placeholder.com/150/\(id)"
            )
        }
    }

    private static func repository(_ file: URL) throws -> StoredPhotoRepository {
        StoredPhotoRepository(database: try open(file), client: NoService(), activity: Activity())
    }

    private static func fill(_ file: URL, _ count: Int) async throws {
        let table = PhotoTable(database: try open(file))
        var page = 0
        for start in stride(from: 0, to: count, by: chunk) {
            try Task.checkCancellation()
            page += 1
            try await table.store(photos(start + 1..<min(start + chunk, count) + 1), page: page)
        }
        let end: [Photo] = []
        try await table.store(end, page: page + 1)
    }
}

/// A service that cannot be reached.
nonisolated private struct NoService: HTTPClient {
    func send(_ request: HTTPRequest) async throws -> HTTPResponse {
        throw ServiceError.noConnection
    }
}
