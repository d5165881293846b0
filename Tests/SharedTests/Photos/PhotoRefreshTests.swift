import Foundation
import Shared
import TestSupport
import Testing

struct PhotoRefreshTests {
    private let fixture: PhotosFixture

    init() throws {
        fixture = try PhotosFixture()
    }

    @Test func `A refresh fetches the first page again and restarts the list, one that fails keeps it`() async throws {
        let new = (1...20).map { makePhoto($0, title: "New \($0)") }
        fixture.answer(page: 1, 1...20)
        fixture.answer(page: 2, 21...40)
        let first = try await fixture.repository.firstPage()
        _ = try await fixture.repository.nextPage(after: first.cursor)
        fixture.client.answer(target(1), .failure(.noConnection), .json(json(new)))

        await #expect(throws: ServiceError.noConnection) { try await fixture.repository.refresh() }
        #expect(try await fixture.repository.firstPage() == first)
        let refreshed = try await fixture.repository.refresh()

        #expect(refreshed.photos == new)
        #expect(fixture.client.messages == [target(1), target(2), target(1), target(1)])
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

        #expect(try await paging.value.photos.map(\.id) == Array(21...35))
        _ = try await refresh.value
        let ids = try await fixture.allPages().flatMap(\.self)
        #expect(ids.sorted() == Array(1...38) + Array(101...105))
        #expect(ids.filter { $0 <= 38 } == Array(1...38))
    }

    @Test func `A second page that is stored before the first comes after it`() async throws {
        fixture.answer(page: 1, 1...20)
        fixture.answer(page: 3, 41...42)
        try await fixture.table.store((21...40).map { makePhoto($0) }, page: 2)

        let refreshed = try await fixture.repository.refresh()

        #expect(refreshed.photos.map(\.id) == Array(1...20))
        #expect(try await fixture.repository.nextPage(after: refreshed.cursor).photos.map(\.id) == Array(21...40))
    }

    @Test func `The list continues once a short first page has filled up`() async throws {
        fixture.client.answer(target(1), .json(json([makePhoto(1)])), .json(json((1...20).map { makePhoto($0) })))
        fixture.answer(page: 2, [21])

        let short = try await fixture.repository.firstPage()
        let full = try await fixture.repository.refresh()

        #expect(short.isLast)
        #expect(!full.isLast)
        #expect(try await fixture.allPages() == [Array(1...20), [21]])
    }

    @Test func `A first page that is short for a while leaves no gap`() async throws {
        for page in 1...2 { fixture.answer(page: page, (page * 20 - 19)...(page * 20)) }
        fixture.answer(page: 3, [41])
        let first = try await fixture.repository.firstPage()
        _ = try await fixture.repository.nextPage(after: first.cursor)
        fixture.answer(page: 1, [1])
        _ = try await fixture.repository.refresh()

        fixture.answer(page: 1, 1...20)
        _ = try await fixture.repository.refresh()

        #expect(try await fixture.allPages() == [Array(1...20), Array(21...40), [41]])
    }

    @Test(arguments: [0, 5])
    func `A refresh looks for the end again from the page that was the last`(count: Int) async throws {
        for page in 1...2 { fixture.answer(page: page, (page * 20 - 19)...(page * 20)) }
        fixture.answer(page: 3, (1...20).prefix(count).map { $0 + 40 })
        fixture.answer(page: 4, 61...62)
        _ = try await fixture.allPages()
        fixture.answer(page: 3, 41...60)

        _ = try await fixture.repository.refresh()

        #expect(try await fixture.allPages().flatMap(\.self) == Array(1...62))
        #expect(fixture.client.messages == [1, 2, 3, 1, 3, 4].map(target))
    }

    @Test func `A refresh of a list that has not grown finds its end with one request`() async throws {
        fixture.answer(page: 1, 1...20)
        fixture.answer(page: 2, 21...25)
        _ = try await fixture.allPages()

        _ = try await fixture.repository.refresh()

        #expect(try await fixture.allPages() == [Array(1...20), Array(21...25), []])
        #expect(try await fixture.allPages() == [Array(1...20), Array(21...25)])
        #expect(fixture.client.messages == [1, 2, 1, 2].map(target))
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

        #expect(try await one.value.flatMap(\.self) == Array(1...100))
        #expect(try await two.value.flatMap(\.self) == Array(1...100))
    }
}
