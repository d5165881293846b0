import TestSupport
import Testing

@testable import Shared

struct PhotoPagingTests {
    private let fixture: PhotosFixture

    init() throws {
        fixture = try PhotosFixture()
    }

    @Test func `The first page is fetched if nothing is stored, and then shown without a request`() async throws {
        fixture.answer(page: 1, 1...20)

        let page = try await fixture.repository.firstPage()
        let again = try await fixture.repository.firstPage()

        #expect(page.photos == (1...20).map { makePhoto($0) })
        #expect(!page.isLast)
        #expect(again == page)
        #expect(fixture.client.messages == [target(1)])
    }

    @Test(arguments: [Int.max, 1 << 31, 0, .min])
    func `If the database names a page that does not exist, the first page is fetched`(page: Int) async throws {
        try await fixture.database.write { connection in
            _ = try connection.run("UPDATE photo_pages SET next_page = ?", .integer(page))
        }
        for number in [1, page] { fixture.answer(page: number, 1...20) }

        let photos = try await fixture.repository.firstPage().photos

        #expect(photos.map(\.id) == Array(1...20))
        #expect(fixture.client.messages == [target(1)])
    }

    @Test(arguments: [5, 0])
    func `The list ends at a short or empty page`(count: Int) async throws {
        let last = (1...20).prefix(count).map { $0 + 40 }
        fixture.answer(page: 1, 1...20)
        fixture.answer(page: 2, 21...40)
        fixture.answer(page: 3, last)

        let pages = try await fixture.allPages()
        let again = try await fixture.allPages()
        let end = try await fixture.repository.nextPage(after: PhotoCursor(position: .max, id: 0))

        #expect(pages == [Array(1...20), Array(21...40), last])
        #expect(again == pages.filter { !$0.isEmpty })
        #expect(end.isLast)
        #expect(fixture.client.messages == [target(1), target(2), target(3)])
    }

    @Test func `A page that could not be fetched, or had no photo, is fetched next time`() async throws {
        let full = (1...20).map { makePhoto($0) }
        fixture.client.answer(target(1), .failure(.timedOut), .json("[]"), .json(json(full)))
        fixture.client.answer(target(2), .failure(.timedOut), .json(json([makePhoto(21)])))

        await #expect(throws: ServiceError.timedOut) { try await fixture.repository.firstPage() }
        let empty = try await fixture.repository.firstPage()
        #expect(empty == PhotoPage(photos: [], cursor: nil, isLast: true))
        let first = try await fixture.repository.firstPage()
        #expect(first.photos == full && !first.isLast)

        await #expect(throws: ServiceError.timedOut) { try await fixture.repository.nextPage(after: first.cursor) }
        #expect(try await fixture.repository.nextPage(after: first.cursor).photos.map(\.id) == [21])
    }

    @Test func `The end of the list, reached twice at the same time, sends one request`() async throws {
        fixture.answer(page: 1, 1...20)
        fixture.answer(page: 2, 21...40, after: .seconds(2))
        let first = try await fixture.repository.firstPage()

        let one = start(fixture.clock) { try await fixture.repository.nextPage(after: first.cursor) }
        let other = start(fixture.clock) { try await fixture.repository.nextPage(after: first.cursor) }
        await fixture.clock.advance(by: .seconds(2))

        #expect(try await one.value.photos.map(\.id) == Array(21...40))
        #expect(try await other.value == one.value)
        #expect(fixture.client.messages == [target(1), target(2)])
    }

    @Test func `A repeated id keeps its first place and appears once`() async throws {
        fixture.answer(page: 1, Array(1...18) + [3, 3])
        fixture.answer(page: 2, Array(15...34))
        fixture.answer(page: 3, [34, 35, 35])

        let pages = try await fixture.allPages()

        #expect(pages.flatMap(\.self) == Array(1...35))
    }

    @Test func `A page longer than requested is cut, and one with nothing new is skipped`() async throws {
        fixture.answer(page: 1, 1...3_000)
        fixture.answer(page: 2, 1...20)
        fixture.answer(page: 3, 21...22)

        let pages = try await fixture.allPages()

        #expect(pages == [Array(1...20), [21, 22]])
    }

    @Test func `A service that always answers the same page gets a limited number of requests`() async throws {
        for page in 1...50 { fixture.answer(page: page, 1...20) }
        let first = try await fixture.repository.firstPage()

        let next = try await fixture.repository.nextPage(after: first.cursor)

        #expect(next == PhotoPage(photos: [], cursor: first.cursor, isLast: false))
        #expect(fixture.client.messages == (1...6).map(target))
    }

    @Test func `Deleting every photo of a page does not end the list`() async throws {
        fixture.answer(page: 1, 1...20)
        fixture.answer(page: 2, 21...40)
        fixture.answer(page: 3, 41...43)
        _ = try await fixture.repository.firstPage()

        try await fixture.delete(1...20)
        let page = try await fixture.repository.firstPage()
        try await fixture.delete(21...40)
        let next = try await fixture.repository.nextPage(after: page.cursor)

        #expect(page.photos.map(\.id) == Array(21...40))
        #expect(next.photos.map(\.id) == [41, 42, 43])
        #expect(next.isLast)
    }
}
