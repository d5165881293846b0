import Foundation
import TestSupport
import Testing

@testable import Shared

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
