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
        fixture.answer(page: 2, 16...35)
        let ids = try await fixture.allPages().flatMap(\.self)
        ids.sorted().expect(Array(1...38) + Array(101...105))
        ids.filter { $0 <= 38 }.expect(Array(1...38))
    }

    @Test(arguments: [false, true])
    func `After a refresh pages are requested until one brings nothing new, then from where the list had ended`(
        isRelaunched: Bool
    ) async throws {
        let directory = try TemporaryDirectory()
        var fixture = try PhotosFixture(file: directory.url.appending(path: "test.sqlite"))
        fixture.serve(Array(1...100))
        _ = try await fixture.allPages()
        let newer = Array(901...930)
        var targets: [String] = []

        var page = PhotoPage(photos: [], cursor: nil, isLast: false)
        var ids: [Int] = []
        while !page.isLast {
            let earlier = isRelaunched || targets.isEmpty ? [] : fixture.client.messages
            if isRelaunched || targets.isEmpty {
                fixture = try PhotosFixture(file: directory.url.appending(path: "test.sqlite"))
                fixture.serve(newer + Array(1...100))
            }
            page =
                targets.isEmpty
                ? try await fixture.repository.refresh() : try await fixture.repository.nextPage(after: page.cursor)
            targets += fixture.client.messages.dropFirst(earlier.count)
            ids += page.photos.map(\.id)
        }

        targets.expect([1, 2, 3, 5, 6, 7].map(target))
        ids.expect(newer + Array(1...100))
        try await fixture.allPages().flatMap(\.self).expect(newer + Array(1...100))
    }

    @Test(arguments: [1...10, 30...30, 21...40, 1...45, 41...60, 2...2])
    func `After a refresh photos that moved to earlier pages, because others were deleted, follow the stored ones`(
        deleted: ClosedRange<Int>
    ) async throws {
        fixture.serve(Array(1...200))
        var page = try await fixture.repository.firstPage()
        for _ in 2...3 { page = try await fixture.repository.nextPage(after: page.cursor) }

        fixture.serve((1...200).filter { !deleted.contains($0) })
        _ = try await fixture.repository.refresh()

        try await fixture.allPages().flatMap(\.self).expect(Array(1...200))
    }

    @Test(arguments: 0..<20)
    func `Whatever the service adds before and behind and deletes, a refresh lists all of it once and in its order`(
        seed: UInt64
    ) async throws {
        var generator = SeededGenerator(seed: seed)
        func random(_ limit: Int) -> Int { .random(in: 0...limit, using: &generator) }
        var ids = Array(1000..<1000 + random(130))
        var (first, last) = (1000, 3000)
        for _ in 0...random(8) {
            fixture.serve(ids)
            var page = try await fixture.repository.refresh()
            for _ in 0..<random(9) where !page.isLast {
                page = try await fixture.repository.nextPage(after: page.cursor)
            }
            for _ in 0..<random(30) where !ids.isEmpty { ids.remove(at: random(ids.count - 1)) }
            let (newer, further) = (random(50), random(10))
            ids = (first - newer..<first) + ids + (last..<last + further)
            (first, last) = (first - newer, last + further)
        }
        fixture.serve(ids)

        _ = try await fixture.repository.refresh()

        let listed = try await fixture.allPages().flatMap(\.self)
        #expect(Set(listed).count == listed.count)
        listed.filter(Set(ids).contains).expect(ids)
    }

    @Test(arguments: [21, 32])
    func `Photos of an unfinished refresh that are shown again keep their place`(count: Int) async throws {
        fixture.serve(Array(1...100))
        _ = try await fixture.repository.firstPage()
        fixture.serve(Array(301...305) + Array(1...100))
        let unfinished = try await fixture.repository.refresh()
        fixture.serve(Array(401...445) + Array(301...305) + Array(1...100))
        _ = try await fixture.repository.nextPage(after: unfinished.cursor)

        fixture.serve(Array(501..<501 + count) + Array(401...445) + Array(301...305) + Array(1...100))
        var page = try await fixture.repository.refresh()
        var shown = page.photos.map(\.id)
        while !page.isLast {
            page = try await fixture.repository.nextPage(after: page.cursor)
            shown += page.photos.map(\.id)
        }

        #expect((shown.count, Set(shown).count) == (150 + count, 150 + count))
        try await fixture.allPages().flatMap(\.self).expect(shown)
    }

    @Test func `Photos that an earlier version stored keep their order, and new ones precede them`() async throws {
        let directory = try TemporaryDirectory()
        let file = directory.url.appending(path: "test.sqlite")
        let old = try SQLiteConnection(path: file.path)
        _ = try Migration.migrate(old, through: Array(Migration.all.prefix(6)))
        try old.transaction {
            for id in 1...6000 {
                let (page, index) = (1 + (id - 1) / 20, (id - 1) % 20)
                try old.run(
                    "INSERT INTO photos (id, position, title, address, thumbnail) VALUES (?, ?, 'Old', '', '')",
                    .integer(id),
                    .integer(page << 32 + index)
                )
            }
        }
        try old.execute("UPDATE photo_pages SET next_page = 301")
        let fixture = try PhotosFixture(file: file)
        fixture.serve(Array(9001...9025) + Array(11...6010))

        _ = try await fixture.repository.refresh()

        try await fixture.allPages().flatMap(\.self).expect(Array(9001...9025) + Array(1...6010))
    }

    @Test func `A page that was requested before a refresh is requested again`() async throws {
        try await fixture.table.store((1...20).map { makePhoto($0) }, page: 1)
        fixture.answer(page: 2, 21...40, after: .seconds(3))
        fixture.answer(page: 1, Array(101...105) + Array(1...15), after: .seconds(1))
        let shown = try await fixture.repository.firstPage()

        let paging = start(fixture.clock) { try await fixture.repository.nextPage(after: shown.cursor) }
        let refresh = start(fixture.clock) { try await fixture.repository.refresh() }
        await fixture.clock.advance(by: .seconds(1))
        fixture.answer(page: 2, 16...35)
        fixture.answer(page: 3, 36...38)
        await fixture.clock.advance(by: .seconds(2))

        _ = try await (paging.value, refresh.value)
        try await fixture.allPages().flatMap(\.self).expect(Array(101...105) + Array(1...38))
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
