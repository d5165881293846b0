import Foundation
import TestSupport
import TestTools
import Testing

@testable import Shared

struct PhotoEditTests {
    private let fixture: PhotosFixture

    init() async throws {
        fixture = try PhotosFixture()
        try await fixture.table.store((1...20).map { makePhoto($0) }, page: 1)
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
        fixture.client.answer(target(2), .json(ServiceResponses.photos(21...40) { _ in longTitle }))
        let first = try await fixture.repository.firstPage()
        try await fixture.database.read { try $0.execute("PRAGMA max_page_count = 40") }

        await #expect(throws: StorageError.self) { try await fixture.repository.nextPage(after: first.cursor) }

        #expect(try await fixture.repository.photos(through: PhotoCursor(position: .max, id: 0)).photos == first.photos)
        try await fixture.database.read { try $0.execute("PRAGMA max_page_count = 10000") }
        try await fixture.repository.nextPage(after: first.cursor).photos.map(\.id).expect(Array(21...40))
    }

    private var longTitle: String { String(repeating: "long ", count: 4000) }
}

struct PhotoLinkTests {
    private let fixture: PhotosFixture

    init() throws {
        fixture = try PhotosFixture()
    }

    @Test func `A photo opened by a link joins the list in its place, with the user's title, unless it was deleted`()
        async throws
    {
        for id in [5, 6] {
            fixture.client.answer("/photos/\(id)", .json(ServiceResponses.photo(id, title: "Photo \(id)")))
        }
        fixture.answer(page: 1, 1...20)
        for id in [5, 6] { _ = try await fixture.repository.photo(id) }
        try await fixture.repository.rename(5, to: "Mine")
        try await fixture.repository.delete(6)

        let list = try await fixture.repository.firstPage()

        list.photos.map(\.id).expect(Array(1...5) + Array(7...20))
        #expect(list.photos[4].title == "Mine")
    }

    @Test(arguments: [
        (ScriptedClient.Reply.failure(.notFound), Failure.photoGone), (.failure(.noConnection), .noConnection),
        (.json(ServiceResponses.photo(31, title: "Other")), .unexpected),
    ])
    func `A photo that the service does not have, or another in its place, is fetched again by the next try`(
        answer: ScriptedClient.Reply,
        failure: Failure
    ) async throws {
        fixture.client.answer("/photos/30", answer, .json(ServiceResponses.photo(30, title: "Photo 30")))

        let error = await #expect(throws: (any Error).self) { try await fixture.repository.photo(30) }

        #expect(error.map { Failure($0) } == failure)
        #expect(try await fixture.repository.photo(30).title == "Photo 30")
    }
}
