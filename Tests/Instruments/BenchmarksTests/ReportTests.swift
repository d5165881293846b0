import Foundation
import Testing

@testable import Benchmarks

@Suite struct `A benchmark’s report` {
    private let report = BenchmarkReport(
        benchmark: .store,
        measurements: [
            Measurement("a page", 23.25, .microseconds),
            Measurement("most to fewest", 1.2, .times, goal: .atMost(1.2)),
            Measurement("memory", 10.04, .megabytes, goal: .atMost(10)),
            Measurement("requests", 501, .count, goal: .exactly(500)),
            Measurement("time", 0.256, .seconds),
        ]
    )

    @Test func `matches the golden table`() throws {
        let golden = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Golden/report.txt")
        let expected = try String(contentsOf: golden, encoding: .utf8)

        let text = BenchmarkTable(report).text

        #expect(text == expected)
    }

    @Test func `contains every number, goal and verdict as JSON`() throws {
        let data = try JSONEncoder().encode(report)

        let json = try JSONDecoder().decode(Report.self, from: data)
        #expect(json.benchmark == "store")
        #expect(json.isOptimized == BenchmarkReport.isOptimized)
        #expect(
            json.measurements == [
                Report.Entry(name: "a page", value: 23.25, unit: "µs"),
                Report.Entry(name: "most to fewest", value: 1.2, unit: "×", atMost: 1.2, isMet: true),
                Report.Entry(name: "memory", value: 10.04, unit: "MB", atMost: 10, isMet: false),
                Report.Entry(name: "requests", value: 501, exactly: 500, isMet: false),
                Report.Entry(name: "time", value: 0.256, unit: "s"),
            ]
        )
    }

    @Test(arguments: [(50, 50), (99, 99), (100, 100), (1, 1)])
    func `computes percentiles of the times`(percent: Int, expected: Int) {
        let timings = Timings((1...100).shuffled().map { .microseconds($0) })

        #expect(timings.percentile(percent) == .microseconds(expected))
    }
}

nonisolated private struct Report: Decodable {
    struct Entry: Decodable, Equatable {
        var name: String
        var value: Double
        var unit: String?
        var atMost: Double?
        var exactly: Double?
        var isMet: Bool?
    }

    let benchmark: String
    let isOptimized: Bool
    let measurements: [Entry]
}
