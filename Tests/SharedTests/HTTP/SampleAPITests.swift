import Foundation
import Shared
import TestSupport
import Testing

@Suite("The sample API") struct SampleAPITests {
    private let client = SampleAPI(clock: VirtualClock())

    @Test func `has pictures for any page, each once`() async throws {
        var pictures: [PicsumPicture] = []

        for page in 1...10 { pictures += try await client.value(from: .pictures(page: page, limit: 15)) }
        let late = try await client.value([PicsumPicture].self, from: .pictures(page: 1_000_000, limit: 15))

        let ids = Set(pictures.map(\.id))
        #expect(pictures.count == 150)
        #expect(ids.count == 150)
        #expect(late.count == 15)
    }

    @Test func `has exactly a hundred photos, each once, and gives one as the list does`() async throws {
        var pages: [[PlaceholderPhoto]] = []

        for page in 1...6 { pages.append(try await client.value(from: .photos(page: page, limit: 20))) }
        let photo: PlaceholderPhoto = try await client.value(from: .photo(id: 12))

        pages.map(\.count).expect([20, 20, 20, 20, 20, 0])
        let titles = Set(pages.joined().map(\.title))
        pages.joined().map(\.id).expect(Array(1...100))
        #expect(titles.count == 100)
        #expect(photo == pages[0][11])
        for id in [0, 101, -1] { #expect(try await client.send(Endpoint.photo(id: id).request).status == 404) }
    }

    @Test(arguments: ["Flowers", "Cakes", "Home", "Salt & Pepper"])
    func `finds twelve pictures for a category, some without description`(category: String) async throws {
        func page(_ number: Int) async throws -> UnsplashSearch {
            try await client.value(from: .feed(query: category, page: number, perPage: 20, accessKey: "demo"))
        }

        let (search, beyond) = (try await page(1), try await page(2))

        let ids = Set(search.results.map(\.id))
        #expect(search.results.count == 12)
        #expect(ids.count == 12)
        #expect(search.results.contains { $0.description == nil && $0.altDescription != nil })
        #expect(search.results.contains { $0.description == nil && $0.altDescription == nil })
        #expect(search.results.contains { $0.description?.contains(category) == true })
        #expect(beyond.total == 12)
        #expect(beyond.totalPages == 1)
        #expect(beyond.results.count == 0)
    }

    @Test func `has an image at every other address, the same each time`() async throws {
        let first = try await client.send(makeRequest("https://example.com/a.png"))
        let again = try await SampleAPI(clock: VirtualClock()).send(makeRequest("https://example.com/a.png"))
        let other = try await client.send(makeRequest("https://example.com/b.png"))

        #expect(first.body == Data(base64Encoded: drawnByAnotherProgram))
        #expect(first == again)
        #expect(first.body != other.body)
    }

    @Test func `answers after its latency, and times out after 15 s, as a real service does`() async throws {
        let clock = VirtualClock()
        let requests = try [14, 15, 16].map { seconds in
            start(try makeRequest(), on: SampleAPI(clock: clock, latency: .seconds(seconds)), clock)
        }
        var waiting: [Int] = []

        for step in [Duration.milliseconds(13_999), .milliseconds(1), .milliseconds(999), .milliseconds(1)] {
            await clock.advance(by: step)
            waiting.append(clock.activity.count(waitingFor: .delay))
        }

        waiting.expect([3, 2, 2, 0])
        for request in requests.dropLast() { #expect(try await request.value.status == 200) }
        await #expect(throws: ServiceError.timedOut) { try await requests[2].value }
    }
}

/// 8 × 8 pixels in the color of `https://example.com/a.png`, made with Python's zlib.
private let drawnByAnotherProgram = """
    iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAA00lEQVR4AQHIADf/ALaEObaEObaEObaEObaEObaEObaEObaEOQC2hDm2hDm2hDm2\
    hDm2hDm2hDm2hDm2hDkAtoQ5toQ5toQ5toQ5toQ5toQ5toQ5toQ5ALaEObaEObaEObaEObaEObaEObaEObaEOQC2hDm2hDm2hDm2hDm2hDm2hDm2\
    hDm2hDkAtoQ5toQ5toQ5toQ5toQ5toQ5toQ5toQ5ALaEObaEObaEObaEObaEObaEObaEObaEOQC2hDm2hDm2hDm2hDm2hDm2hDm2hDm2hDldJFzB\
    ltvWfAAAAABJRU5ErkJggg==
    """
