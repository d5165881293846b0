import Foundation
import TestSupport
import TestTools

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
        client.answer(target(page), .json(ServiceResponses.photos(ids, haveOwnThumbnails: true), after: delay))
    }

    /// Sets the service's answers to the pages of a list of these photos, the empty one behind them included.
    func serve(_ ids: [Int]) {
        for page in 0...ids.count / 20 + 9 { answer(page: page + 1, ids.dropFirst(page * 20).prefix(20)) }
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
}

func target(_ page: Int) -> String {
    "/photos?_page=\(page)&_limit=20"
}

/// Returns a photo as `ServiceResponses` lists it.
func makePhoto(_ id: Int) -> Photo {
    Photo(
        id: id,
        title: "Photo \(id)",
        address: "https://images.example/full/\(id)",
        thumbnail: "https://images.example/small/\(id)"
    )
}
