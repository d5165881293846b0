import Foundation
import TestSupport

@testable import Shared

/// A repository with its own database and service.
struct PhotosFixture {
    let clock = VirtualClock()
    let client: ScriptedClient
    let database: Database
    let repository: StoredPhotoRepository

    var table: PhotoTable { PhotoTable(database: database) }

    /// Opens the photos in `file`, as one of several processes would; `nil` means a new database in memory.
    init(file: URL? = nil) throws {
        client = ScriptedClient(clock: clock)
        database = try file.map { try Database(file: $0) { _ in } } ?? .inMemory()
        repository = StoredPhotoRepository(database: database, client: client, activity: clock.activity)
    }

    /// Sets the service's answer for a page to photos of these ids.
    func answer(page: Int, _ ids: some Sequence<Int>, after delay: Duration = .zero) {
        client.answer(target(page), .json(json(ids.map { makePhoto($0) }), after: delay))
    }

    /// Loads the list to its end and returns the ids of each page.
    func allPages() async throws -> [[Int]] {
        var page = try await repository.firstPage()
        var pages = [page.photos.map(\.id)]
        while !page.isLast {
            page = try await repository.nextPage(after: page.cursor)
            pages.append(page.photos.map(\.id))
        }
        return pages
    }

    func delete(_ ids: some Sequence<Int>) async throws {
        for id in ids { try await repository.delete(id) }
    }
}

func target(_ page: Int) -> String {
    "/photos?_page=\(page)&_limit=20"
}

func makePhoto(_ id: Int, title: String? = nil) -> Photo {
    Photo(
        id: id,
        title: title ?? "Photo \(id)",
        address: "https://a.example/\(id)",
        thumbnail: "https://t.example/\(id)"
    )
}

/// Returns the photos as JSON of the service.
func json(_ photos: [Photo]) -> String {
    text(photos.map(PhotoAnswer.init))
}

func json(_ photo: Photo) -> String {
    text(PhotoAnswer(photo))
}

private func text(_ answer: some Encodable) -> String {
    String(decoding: (try? JSONEncoder().encode(answer)) ?? Data(), as: UTF8.self)
}

private struct PhotoAnswer: Encodable {
    let albumId = 1
    let id: Int
    let title: String
    let url: String
    let thumbnailUrl: String

    init(_ photo: Photo) {
        (id, title, url, thumbnailUrl) = (photo.id, photo.title, photo.address.text, photo.thumbnail.text)
    }
}
