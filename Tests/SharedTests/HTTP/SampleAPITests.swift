import Foundation
import TestSupport
import Testing

@testable import Shared

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
        #expect(beyond.results.count == 0)
    }

    @Test func `has a whole image at every other address`() async throws {
        let image = try await client.send(makeRequest("https://example.com/a.png"))

        #expect(image.status == 200)
        #expect(ImageFormat(of: image.body) == .png)
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

@Suite("The query of a sample request") struct SampleQueryTests {
    @Test(arguments: [
        ("", 1..<11), ("?page=1&limit=5", 1..<6), ("?page=3&limit=5", 11..<16), ("?page=2", 11..<21),
        ("?limit=0", 1..<2), ("?limit=-3", 1..<2), ("?limit=100", 1..<101), ("?limit=101", 1..<101),
        ("?page=0&limit=5", 1..<6), ("?page=x&limit=y", 1..<11), ("?limit=7&limit=9", 1..<8),
        ("?page=1000000001&limit=1", 1_000_000_000..<1_000_000_001),
    ])
    func `names the numbers of a page of 1 to 100 items`(query: String, numbers: Range<Int>) throws {
        let query = SampleQuery(try makeRequest("https://example.com/\(query)").url)

        #expect(query.numbers(page: "page", limit: "limit", otherwise: 10) == numbers)
    }

    @Test func `has the text of an item, without its encoding`() throws {
        let query = SampleQuery(try makeRequest("https://example.com/?query=Salt%20%26%20Pepper&page").url)

        ["query", "page", "missing"].map(query.text).expect(["Salt & Pepper", "", ""])
    }
}

@Suite("What depends on a seed or a text") struct SampleItemTests {
    @Test func `is the same everywhere`() {
        var random = SeededGenerator(seed: 1_234_567)

        // The first numbers of the reference implementation of SplitMix64.
        (1...3).map { _ in random.next() }.expect([
            6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
        ])
        // The values that the authors of FNV-1a give.
        ["", "a", "foobar"].map(\.stableHash).expect([
            0xCBF2_9CE4_8422_2325, 0xAF63_DC4C_8601_EC8C, 0x8594_4171_F739_67E8,
        ])
    }
}
