import Foundation
import TestSupport
import Testing

@testable import Benchmarks

/// Runs each benchmark at a size at which its times mean nothing, to test what it measures.
@Suite(.timeLimit(.minutes(4))) struct `A benchmark` {
    @Test func `of the store reports each size, the ratios, the memory, an edit and a write`() async throws {
        let directory = try TemporaryDirectory()
        let benchmark = StoreBenchmark(sizes: [60, 2_400], openings: 2, written: 1_234, writes: 1, edits: 2)

        let measurements = try await benchmark.run(in: directory.url)

        #expect(
            measurements.map(\.name) == [
                "opening Photos, 60 stored, median", "opening Photos, 60 stored, p99",
                "opening Photos, 2,400 stored, median", "opening Photos, 2,400 stored, p99",
                "opening Photos, most to fewest, median", "opening Photos, most to fewest, p99",
                "a further page, 60 stored, median", "a further page, 60 stored, p99",
                "a further page, 2,400 stored, median", "a further page, 2,400 stored, p99",
                "a further page, most to fewest, median", "a further page, most to fewest, p99",
                "peak memory, 60 stored", "peak memory, 2,400 stored", "peak memory, most less fewest",
                "an edit, on disk, median", "an edit, on disk, p99", "writing 1,234 photos, median",
            ]
        )
        #expect(measurements.allSatisfy { $0.value > 0 || $0.name == "peak memory, most less fewest" })
    }

    @Test func `of the store reads every photo, then starts again`() async throws {
        let directory = try TemporaryDirectory()
        var walk = PhotoWalk(try await StoredPhotos(50, in: directory.url))

        for _ in 0..<4 { try await walk.step() }

        #expect(walk.seen == 100)
    }

    @Test func `of images sends one request for each address`() async throws {
        let directory = try TemporaryDirectory()
        let benchmark = ImagesBenchmark(
            addresses: 7,
            repetitions: 3,
            tasks: 4,
            imageBytes: 1_000,
            memoryLimit: 3_000
        )

        let measurements = try await benchmark.run(in: directory.url)

        let values = Dictionary(uniqueKeysWithValues: measurements.map { ($0.name, $0) })
        #expect(values["images asked for"]?.value == 21)
        #expect(values["requests sent"] == Measurement("requests sent", 7, .count, goal: .exactly(7)))
        #expect(values["the loader’s memory, at its highest"]?.isMet == true)
    }

    @Test func `of hostile responses finds that each one ends`() async throws {
        let measurements = try await ResponsesBenchmark(fuzzed: 50).run()

        let values = Dictionary(uniqueKeysWithValues: measurements.map { ($0.name, $0.value) })
        #expect((values["accepted"] ?? 0) + (values["refused"] ?? 0) == 150)
        #expect(values["ended by the deadline"] == 0)
    }

    @Test func `of canceling counts how each request ended`() async throws {
        let measurements = try await CancelBenchmark(count: 60, warmUp: 10).run()

        let values = Dictionary(uniqueKeysWithValues: measurements.map { ($0.name, $0.value) })
        #expect((values["answered"] ?? 0) + (values["canceled"] ?? 0) == 60)
        #expect(values["failed"] == 0)
    }
}
