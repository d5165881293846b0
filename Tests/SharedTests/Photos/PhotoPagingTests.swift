import TestSupport
import Testing

@testable import Shared

struct PhotoPagingTests {
    private let fixture: PhotosFixture

    init() throws {
        fixture = try PhotosFixture()
    }

    @Test(arguments: [Int.max, 1 << 31, 0, .min])
    func `If the database names a page that does not exist, the first page is fetched`(page: Int) async throws {
        try await fixture.database.write { connection in
            _ = try connection.run("UPDATE photo_pages SET next_page = ?", .integer(page))
        }
        for number in [1, page] { fixture.answer(page: number, 1...20) }

        _ = try await fixture.repository.firstPage()

        fixture.client.messages.expect([target(1)])
    }

    @Test func `The end of the list, reached twice at the same time, sends one request`() async throws {
        fixture.answer(page: 1, 1...20)
        fixture.answer(page: 2, 21...40, after: .seconds(2))
        let first = try await fixture.repository.firstPage()

        let one = start(fixture.clock) { try await fixture.repository.nextPage(after: first.cursor) }
        let other = start(fixture.clock) { try await fixture.repository.nextPage(after: first.cursor) }
        await fixture.clock.advance(by: .seconds(2))

        let expected = (21...40).map { makePhoto($0) }
        try await [one.value.photos, other.value.photos].expect([expected, expected])
        fixture.client.messages.expect([target(1), target(2)])
    }

    @Test func `A page longer than requested is cut, and one with nothing new is skipped`() async throws {
        fixture.answer(page: 1, 1...3_000)
        fixture.answer(page: 2, 1...20)
        fixture.answer(page: 3, 21...22)

        let pages = try await fixture.allPages()

        pages.expect([Array(1...20), [21, 22]])
    }

    @Test func `A service that always answers the same page gets a limited number of requests`() async throws {
        for page in 1...50 { fixture.answer(page: page, 1...20) }
        let first = try await fixture.repository.firstPage()

        let next = try await fixture.repository.nextPage(after: first.cursor)

        #expect(next == PhotoPage(photos: [], cursor: first.cursor, isLast: false))
        #expect(fixture.client.messages == (1...6).map(target))
    }
}
