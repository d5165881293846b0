import Foundation
import TestSupport
import Testing

@testable import Shared

struct PhotoEditTests {
    private let fixture: PhotosFixture

    init() async throws {
        fixture = try PhotosFixture()
        try await fixture.table.store((1...20).map { makePhoto($0) }, page: 1)
    }

    @Test func `A title the user gave and a deletion outlive a later answer`() async throws {
        let changed = Photo(id: 3, title: "Service", address: "https://new.example", thumbnail: "https://t.example")
        fixture.client.answer(target(1), .json(json([makePhoto(1), changed, makePhoto(4)])))

        try await fixture.repository.rename(3, to: "Mine")
        try await fixture.repository.delete(4)
        let refreshed = try await fixture.repository.refresh()

        let expected = Photo(id: 3, title: "Mine", address: changed.address, thumbnail: changed.thumbnail)
        #expect(refreshed.photos[2...3] == [expected, makePhoto(5)])
        await #expect(throws: PhotoError.gone) { try await fixture.repository.photo(4) }
    }

    @Test func `A list is at its end unless more stored photos follow, which it shows once its own are all deleted`()
        async throws
    {
        try await fixture.table.store((21...25).map { makePhoto($0) }, page: 2)
        let first = try await fixture.repository.firstPage()
        let second = try await fixture.repository.nextPage(after: first.cursor)
        let areLast = try await [
            fixture.repository.photos(through: first.cursor).isLast,
            fixture.repository.photos(through: second.cursor).isLast,
        ]

        try await fixture.delete(1...20)

        #expect(areLast == [false, true])

        #expect(try await fixture.repository.photos(through: first.cursor) == second)
    }

    @Test
    @MainActor
    func `A deleted or unknown photo can be neither changed nor opened, which is announced like every change`()
        async throws
    {
        let repository = fixture.repository
        let log = Log()
        let subscription = repository.changes.observe { log.add("changed") }
        try await repository.rename(1, to: "Mine")
        try await repository.delete(2)
        await fixture.clock.settle()
        let changes = log.entries.count

        for id in [2, 999] {
            let failures = await [
                failure { try await repository.rename(id, to: "Mine") }, failure { try await repository.delete(id) },
                failure { try await repository.photo(id) },
            ]
            #expect(failures == [.photoGone, .photoGone, .photoGone])
        }
        await fixture.clock.settle()

        #expect((changes, log.entries.count) == (2, 8))
        _ = subscription
    }

    @Test func `A page that does not fit on the disk is not stored in part`() async throws {
        fixture.client.answer(target(2), .json(json((21...40).map { makePhoto($0, title: longTitle) })))
        let first = try await fixture.repository.firstPage()
        try await fixture.database.read { try $0.execute("PRAGMA max_page_count = 40") }

        await #expect(throws: StorageError.self) { try await fixture.repository.nextPage(after: first.cursor) }

        #expect(try await fixture.repository.photos(through: PhotoCursor(position: .max, id: 0)).photos == first.photos)
        try await fixture.database.read { try $0.execute("PRAGMA max_page_count = 10000") }
        #expect(try await fixture.repository.nextPage(after: first.cursor).photos.map(\.id) == Array(21...40))
    }

    private var longTitle: String { String(repeating: "long ", count: 4000) }
}
