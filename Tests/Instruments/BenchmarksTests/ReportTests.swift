import Foundation
import Testing

@testable import Benchmarks

@Suite("A benchmark’s report") struct ReportTests {
    private let report = BenchmarkReport([Measurement("A, median", 23.25), Measurement("B beyond A, long", 100)])

    @Test func `matches the golden table`() throws {
        let golden = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Golden/report.txt")
        let expected = try String(contentsOf: golden, encoding: .utf8)

        #expect(report.table == expected)
    }

    @Test func `contains every number as JSON, and whether the build is optimized`() throws {
        let data = try JSONEncoder().encode(report)

        let json = try JSONDecoder().decode(Report.self, from: data)
        #expect(json.isOptimized == BenchmarkReport.isOptimized)
        #expect(
            json.measurements == [
                Report.Entry(name: "A, median", microseconds: 23.25),
                Report.Entry(name: "B beyond A, long", microseconds: 100),
            ]
        )
    }
}

nonisolated private struct Report: Decodable {
    struct Entry: Decodable, Equatable {
        let name: String
        let microseconds: Double
    }

    let isOptimized: Bool
    let measurements: [Entry]
}
