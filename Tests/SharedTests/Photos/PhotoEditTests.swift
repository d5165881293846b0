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
        #expect(try await fixture.repository.photo(3) == expected)
        #expect(refreshed.photos[2] == expected)
        #expect(!refreshed.photos.map(\.id).contains(4))
        await #expect(throws: PhotoError.gone) { try await fixture.repository.photo(4) }
    }

    @Test func `The list is read again through the same cursor`() async throws {
        let page = try await fixture.repository.firstPage()

        try await fixture.repository.delete(20)
        try await fixture.repository.rename(1, to: "Mine")
        let photos = try await fixture.repository.photos(through: page.cursor).photos

        photos.map(\.id).expect(Array(1...19))
        #expect(photos.first?.title == "Mine")
    }

    @Test func `A list is at its end unless more stored photos follow, which it shows once its own are all deleted`()
        async throws
    {
        try await fixture.table.store((21...25).map { makePhoto($0) }, page: 2)
        let first = try await fixture.repository.firstPage()
        let second = try await fixture.repository.nextPage(after: first.cursor)
        #expect(try await !fixture.repository.photos(through: first.cursor).isLast)
        #expect(try await fixture.repository.photos(through: second.cursor).isLast)

        for id in 1...20 { try await fixture.repository.delete(id) }

        #expect(try await fixture.repository.photos(through: first.cursor) == second)
    }

    @Test func `Edits of two processes are both kept, and the last title wins`() async throws {
        let directory = try TemporaryDirectory()
        let file = directory.url.appending(path: "test.sqlite")
        let (fixture, other) = (try PhotosFixture(file: file), try PhotosFixture(file: file))
        try await fixture.table.store((1...20).map { makePhoto($0) }, page: 1)

        try await fixture.repository.rename(1, to: "One")
        try await other.repository.rename(1, to: "Other")
        try await other.repository.rename(2, to: "Second")
        try await fixture.repository.delete(3)

        let photos = try await other.repository.firstPage().photos
        photos.prefix(3).map(\.title).expect(["Other", "Second", "Photo 4"])
        #expect(try await fixture.repository.firstPage().photos == photos)
    }

    @Test(arguments: ["\u{1B}[31mred\r\n", "\u{202E}evil\u{0}", String(repeating: "ß", count: 10_000), ""])
    func `Any title is stored unchanged`(title: String) async throws {
        fixture.client.answer("/photos/50", .json(json(makePhoto(50, title: title))))

        let fetched = try await fixture.repository.photo(50)
        try await fixture.repository.rename(1, to: title)

        fetched.title.utf8.expect(Array(title.utf8))
        try await fixture.repository.photo(1).title.utf8.expect(Array(title.utf8))
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
        #expect(log.entries.count == 2)

        for id in [2, 999] {
            await #expect(throws: PhotoError.gone) { try await repository.rename(id, to: "Mine") }
            await #expect(throws: PhotoError.gone) { try await repository.delete(id) }
            await #expect(throws: PhotoError.gone) { try await repository.photo(id) }
        }
        await fixture.clock.settle()

        #expect(log.entries.count == 8)
        _ = subscription
    }

    @Test func `A page that does not fit on the disk is not stored in part`() async throws {
        fixture.client.answer(target(2), .json(json((21...40).map { makePhoto($0, title: longTitle) })))
        let first = try await fixture.repository.firstPage()
        try await fixture.database.read { try $0.execute("PRAGMA max_page_count = 40") }

        await #expect(throws: StorageError.self) { try await fixture.repository.nextPage(after: first.cursor) }

        #expect(try await fixture.repository.photos(through: PhotoCursor(position: .max, id: 0)).photos == first.photos)
        try await fixture.database.read { try $0.execute("PRAGMA max_page_count = 10000") }
        try await fixture.repository.nextPage(after: first.cursor).photos.map(\.id).expect(Array(21...40))
    }

    private var longTitle: String { String(repeating: "long ", count: 4000) }
}
