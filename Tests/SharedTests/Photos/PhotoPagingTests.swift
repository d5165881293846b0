import Foundation
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

struct PhotoRefreshTests {
    private let fixture: PhotosFixture

    init() throws {
        fixture = try PhotosFixture()
    }

    @Test func `New photos and a page under way make neither duplicates nor gaps`() async throws {
        try await fixture.table.store((1...20).map { makePhoto($0) }, page: 1)
        fixture.answer(page: 1, Array(101...105) + Array(1...15), after: .seconds(3))
        fixture.answer(page: 2, 16...35, after: .seconds(1))
        fixture.answer(page: 3, 36...38)
        let shown = try await fixture.repository.firstPage()

        let refresh = start(fixture.clock) { try await fixture.repository.refresh() }
        let paging = start(fixture.clock) { try await fixture.repository.nextPage(after: shown.cursor) }
        await fixture.clock.advance(by: .seconds(3))

        try await paging.value.photos.map(\.id).expect(Array(21...35))
        _ = try await refresh.value
        let ids = try await fixture.allPages().flatMap(\.self)
        ids.sorted().expect(Array(1...38) + Array(101...105))
        ids.filter { $0 <= 38 }.expect(Array(1...38))
    }

    @Test(arguments: [false, true])
    func `A first page that is short for a while, before or after the second was fetched, leaves no gap`(
        isAfter: Bool
    ) async throws {
        for page in 1...2 { fixture.answer(page: page, (page * 20 - 19)...(page * 20)) }
        fixture.answer(page: 3, [41])
        if isAfter {
            let first = try await fixture.repository.firstPage()
            _ = try await fixture.repository.nextPage(after: first.cursor)
        }
        fixture.answer(page: 1, [1])
        _ = try await fixture.repository.refresh()

        fixture.answer(page: 1, 1...20)
        _ = try await fixture.repository.refresh()

        try await fixture.allPages().expect([Array(1...20), Array(21...40), [41]])
    }

    @Test func `Two processes page and refresh at once without duplicates or gaps`() async throws {
        let directory = try TemporaryDirectory()
        let file = directory.url.appending(path: "test.sqlite")
        let (fixture, other) = (try PhotosFixture(file: file), try PhotosFixture(file: file))
        for each in [fixture, other] {
            for page in 1...5 { each.answer(page: page, (page * 20 - 19)...(page * 20)) }
            each.answer(page: 6, [])
        }

        let one = start(fixture.clock) { try await fixture.allPages() }
        let two = start(other.clock) { try await other.allPages() }
        for _ in 0..<10 { _ = try await fixture.repository.refresh() }

        let ids = try await [one.value.flatMap(\.self), two.value.flatMap(\.self)]
        ids.expect([Array(1...100), Array(1...100)])
    }
}
