import Shared
import TestSupport
import Testing

struct PhotoLinkTests {
    private let fixture: PhotosFixture

    init() throws {
        fixture = try PhotosFixture()
    }

    @Test func `A photo opened by a link alone is fetched once, and is not in the list`() async throws {
        fixture.client.answer("/photos/30", .json(json(makePhoto(30))))
        fixture.answer(page: 1, 1...20)

        for _ in 1...2 { #expect(try await fixture.repository.photo(30) == makePhoto(30)) }
        let list = try await fixture.repository.firstPage()
        #expect(try await fixture.repository.photo(7) == makePhoto(7))

        list.photos.map(\.id).expect(Array(1...20))
        fixture.client.messages.expect(["/photos/30", target(1)])
    }

    @Test func `A photo opened by a link joins the list in its place, with the user's title, unless it was deleted`()
        async throws
    {
        for id in [5, 6] { fixture.client.answer("/photos/\(id)", .json(json(makePhoto(id)))) }
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
        (.json(json(makePhoto(31))), .unexpected),
    ])
    func `A photo that the service does not have, or another in its place, is fetched again by the next try`(
        answer: ScriptedClient.Reply,
        failure: Failure
    ) async throws {
        fixture.client.answer("/photos/30", answer, .json(json(makePhoto(30))))

        let error = await #expect(throws: (any Error).self) { try await fixture.repository.photo(30) }

        #expect(error.map { Failure($0) } == failure)
        #expect(try await fixture.repository.photo(30) == makePhoto(30))
    }
}
