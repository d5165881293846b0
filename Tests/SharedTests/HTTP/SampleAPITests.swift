import Foundation
import Shared
import TestSupport
import Testing

@Suite struct `The sample API` {
    private let client = SampleAPI(clock: VirtualClock())

    @Test func `has pictures for any page, each once`() async throws {
        var pictures: [PicsumPicture] = []

        for page in 1...10 { pictures += try await client.value(from: .pictures(page: page, limit: 15)) }
        let late = try await client.value([PicsumPicture].self, from: .pictures(page: 1_000_000, limit: 15))

        #expect(pictures.count == 150)
        #expect(Set(pictures.map(\.id)).count == 150)
        #expect(late.count == 15)
    }

    @Test func `has exactly a hundred photos, each once`() async throws {
        var pages: [[PlaceholderPhoto]] = []

        for page in 1...6 { pages.append(try await client.value(from: .photos(page: page, limit: 20))) }

        #expect(pages.map(\.count) == [20, 20, 20, 20, 20, 0])
        #expect(pages.joined().map(\.id) == Array(1...100))
        #expect(Set(pages.joined().map(\.title)).count == 100)
    }

    @Test func `gives one photo as the list does`() async throws {
        let page: [PlaceholderPhoto] = try await client.value(from: .photos(page: 1, limit: 20))

        let photo: PlaceholderPhoto = try await client.value(from: .photo(id: 12))

        #expect(photo == page[11])
    }

    @Test(arguments: [0, 101, -1])
    func `has no other photo`(id: Int) async throws {
        let response = try await client.send(Endpoint.photo(id: id).request)

        #expect(response.status == 404)
    }

    @Test(arguments: ["Flowers", "Cakes", "Home", "Salt & Pepper"])
    func `finds twelve pictures for a category, some without description`(category: String) async throws {
        let search: UnsplashSearch = try await client.value(
            from: .feed(query: category, page: 1, perPage: 20, accessKey: "demo")
        )

        #expect(search.results.count == 12)
        #expect(Set(search.results.map(\.id)).count == 12)
        #expect(search.results.contains { $0.description == nil && $0.altDescription != nil })
        #expect(search.results.contains { $0.description == nil && $0.altDescription == nil })
        #expect(search.results.contains { $0.description?.contains(category) == true })
    }

    @Test func `finds nothing beyond the last page`() async throws {
        let search: UnsplashSearch = try await client.value(
            from: .feed(query: "Home", page: 2, perPage: 20, accessKey: "demo")
        )

        #expect(search.total == 12)
        #expect(search.totalPages == 1)
        #expect(search.results == [])
    }

    @Test func `has an image at every other address, the same each time`() async throws {
        let first = try await client.send(makeRequest("https://example.com/a.png"))
        let again = try await SampleAPI(clock: VirtualClock()).send(makeRequest("https://example.com/a.png"))
        let other = try await client.send(makeRequest("https://example.com/b.png"))

        #expect(first.body == Data(base64Encoded: drawnByAnotherProgram))
        #expect(first == again)
        #expect(first.body != other.body)
    }

    @Test func `answers after its latency`() async throws {
        let clock = VirtualClock()
        let request = start(try makeRequest(), on: SampleAPI(clock: clock, latency: .seconds(2)), clock)

        await clock.advance(by: .milliseconds(1_999))
        let waiting = clock.activity.count(waitingFor: .delay)
        await clock.advance(by: .milliseconds(1))

        #expect(waiting == 1)
        #expect(clock.activity.count(waitingFor: .delay) == 0)
        #expect(try await request.value.status == 200)
    }

    @Test func `times out after 15 s, as a real service does`() async throws {
        let clock = VirtualClock()
        let last = start(try makeRequest(), on: SampleAPI(clock: clock, latency: .seconds(15)), clock)
        let late = start(try makeRequest(), on: SampleAPI(clock: clock, latency: .seconds(16)), clock)

        await clock.advance(by: .seconds(15))
        let waiting = clock.activity.count(waitingFor: .delay)
        await clock.advance(by: .seconds(1))

        #expect(waiting == 0)
        #expect(try await last.value.status == 200)
        await #expect(throws: ServiceError.timedOut) { try await late.value }
    }
}

/// 8 × 8 pixels in the color of `https://example.com/a.png`, made with Python's zlib.
private let drawnByAnotherProgram = """
    iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAA00lEQVR4AQHIADf/ALaEObaEObaEObaEObaEObaEObaEObaEOQC2hDm2hDm2hDm2\
    hDm2hDm2hDm2hDm2hDkAtoQ5toQ5toQ5toQ5toQ5toQ5toQ5toQ5ALaEObaEObaEObaEObaEObaEObaEObaEOQC2hDm2hDm2hDm2hDm2hDm2hDm2\
    hDm2hDkAtoQ5toQ5toQ5toQ5toQ5toQ5toQ5toQ5ALaEObaEObaEObaEObaEObaEObaEObaEOQC2hDm2hDm2hDm2hDm2hDm2hDm2hDm2hDldJFzB\
    ltvWfAAAAABJRU5ErkJggg==
    """
