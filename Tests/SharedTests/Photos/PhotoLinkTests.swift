import Shared
import TestSupport
import Testing

struct PhotoLinkTests {
    private let fixture: PhotosFixture

    init() throws {
        fixture = try PhotosFixture()
    }

    @Test
    func `A stored photo sends no request`() async throws {
        try await fixture.table.store([makePhoto(7)], page: 1)

        #expect(try await fixture.repository.photo(7) == makePhoto(7))
        #expect(fixture.client.messages.isEmpty)
    }

    @Test
    func `A photo opened by a link alone is fetched once, and is not in the list`() async throws {
        fixture.client.answer("/photos/30", .json(json(makePhoto(30))))
        fixture.answer(page: 1, 1...20)

        let photo = try await fixture.repository.photo(30)
        _ = try await fixture.repository.photo(30)
        let list = try await fixture.repository.firstPage()

        #expect(photo == makePhoto(30))
        #expect(list.photos.map(\.id) == Array(1...20))
        #expect(fixture.client.messages == ["/photos/30", target(1)])
    }

    @Test
    func `A photo opened by a link joins the list in its place, with the user's title, when a page contains it`()
        async throws
    {
        fixture.client.answer("/photos/5", .json(json(makePhoto(5))))
        fixture.answer(page: 1, 1...20)
        _ = try await fixture.repository.photo(5)
        try await fixture.repository.rename(5, to: "Mine")

        let list = try await fixture.repository.firstPage()

        #expect(list.photos.map(\.id) == Array(1...20))
        #expect(list.photos[4].title == "Mine")
    }

    @Test
    func `A photo opened by a link and deleted does not join the list`() async throws {
        fixture.client.answer("/photos/5", .json(json(makePhoto(5))))
        fixture.answer(page: 1, 1...20)
        _ = try await fixture.repository.photo(5)
        try await fixture.repository.delete(5)

        let list = try await fixture.repository.firstPage()

        #expect(list.photos.map(\.id) == Array(1...4) + Array(6...20))
    }

    @Test
    func `A photo that the service does not have throws gone`() async {
        fixture.client.answer("/photos/999", .failure(.notFound))

        await #expect(throws: PhotoError.gone) { try await fixture.repository.photo(999) }
    }

    @Test
    func `An answer with another photo throws an error`() async {
        fixture.client.answer("/photos/30", .json(json(makePhoto(31))))

        await #expect(throws: ServiceError.unexpected) { try await fixture.repository.photo(30) }
    }

    @Test
    func `A photo that could not be fetched is fetched by the next try`() async throws {
        fixture.client.answer("/photos/30", .failure(.noConnection), .json(json(makePhoto(30))))

        await #expect(throws: ServiceError.noConnection) { try await fixture.repository.photo(30) }

        #expect(try await fixture.repository.photo(30) == makePhoto(30))
    }
}
