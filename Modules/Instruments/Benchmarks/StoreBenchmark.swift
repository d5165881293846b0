import Foundation
import Shared

/// Measures how page time, memory and edits scale with the number of stored photos.
nonisolated struct StoreBenchmark {
    /// The numbers of stored photos, in ascending order.
    var sizes = [1_000, 100_000, 1_000_000]
    var openings = 1_000
    /// The number of photos in one transaction, and the number of transactions.
    var written = 100_000
    var writes = 3
    var edits = 200

    func run(in directory: URL) async throws -> [Measurement] {
        var lists: [StoredPhotos] = []
        var peaks: [Double] = []
        for size in sizes {
            let list = try await StoredPhotos(size, in: directory)
            var walk = PhotoWalk(list)
            while walk.seen < size { try await walk.step() }
            lists.append(list)
            peaks.append(PeakMemory.megabytes)
        }
        return try await openings(lists) + pages(lists) + memory(peaks) + edit(lists) + write(in: directory)
    }

    /// Reopens the database before each page, so that the page is read from the file.
    private func openings(_ lists: [StoredPhotos]) async throws -> [Measurement] {
        var timings = lists.map { _ in Timings() }
        try await takeTurns(rounds: openings) { index in
            let repository = try lists[index].reopened()
            _ = try await timings[index].time { try await repository.firstPage() }
        }
        return compare("opening Photos", timings)
    }

    /// Walks once through the largest list, and repeatedly through the smaller ones.
    private func pages(_ lists: [StoredPhotos]) async throws -> [Measurement] {
        var walks = lists.map(PhotoWalk.init)
        try await takeTurns(rounds: (sizes.last ?? 0) / PhotoTable.pageSize - 1) { index in
            try await walks[index].step()
        }
        return compare("a further page", walks.map(\.pages))
    }

    /// Alternates between the sizes, each of which comes first equally often, so that any disturbance affects all.
    private func takeTurns(rounds: Int, _ body: (_ index: Int) async throws -> Void) async throws {
        for round in 0..<rounds {
            try Task.checkCancellation()
            for offset in sizes.indices { try await body((round + offset) % sizes.count) }
        }
    }

    private func compare(_ name: String, _ timings: [Timings]) -> [Measurement] {
        guard let small = timings.first, let large = timings.last else { return [] }
        let times = zip(sizes, timings).flatMap { size, timings in
            [
                Measurement("\(name), \(size.grouped) stored, median", timings.median.microseconds, .microseconds),
                Measurement("\(name), \(size.grouped) stored, p99", timings.percentile(99).microseconds, .microseconds),
            ]
        }
        return times + [
            Measurement("\(name), most to fewest, median", large.median / small.median, .times, goal: .atMost(1.2)),
            Measurement(
                "\(name), most to fewest, p99",
                large.percentile(99) / small.percentile(99),
                .times,
                goal: .atMost(1.2)
            ),
        ]
    }

    /// Peaks never fall, so the difference is an upper bound: it includes filling the larger list.
    private func memory(_ peaks: [Double]) -> [Measurement] {
        guard let small = peaks.first, let large = peaks.last else { return [] }
        return zip(sizes, peaks).map { Measurement("peak memory, \($0.grouped) stored", $1, .megabytes) }
            + [Measurement("peak memory, most less fewest", large - small, .megabytes, goal: .atMost(10))]
    }

    private func edit(_ lists: [StoredPhotos]) async throws -> [Measurement] {
        guard let list = lists.last else { return [] }
        var timings = Timings()
        for edit in 0..<edits {
            let id = list.count * edit / edits + 1
            try await timings.time { try await list.repository.rename(id, to: "Edited \(edit)") }
        }
        return [
            Measurement("an edit, on disk, median", timings.median.microseconds, .microseconds),
            Measurement("an edit, on disk, p99", timings.percentile(99).microseconds, .microseconds),
        ]
    }

    private func write(in directory: URL) async throws -> [Measurement] {
        let photos = StoredPhotos.photos(1..<written + 1)
        var timings = Timings()
        for number in 0..<writes {
            let table = PhotoTable(database: try StoredPhotos.open(directory.appending(path: "write-\(number).sqlite")))
            try await timings.time { try await table.store(photos, page: 1) }
        }
        return [
            Measurement(
                "writing \(written.grouped) photos, median",
                timings.median.seconds,
                .seconds,
                goal: .atMost(0.6)
            )
        ]
    }
}

nonisolated extension Int {
    /// The number with thousands separators.
    fileprivate var grouped: String {
        self < 1000 ? "\(self)" : (self / 1000).grouped + String(format: ",%03d", self % 1000)
    }
}
