import Foundation
import Testing

@testable import ArchLab

@Suite("A benchmark of taps") @MainActor struct TapBenchmarkTests {
    @Test func `taps each stage in turn and reports medians and what each adds to the first`() async throws {
        var log: [String] = []
        var times = ["none": [90, 11, 10, 12], "A": [90, 30, 99, 1], "B": [90, 9, 9, 9]]
        let stages = ["none", "A", "B"].map { name in
            TapBenchmark.Stage(name: name) {
                log.append(name)
                return .microseconds(times[name]?.removeFirst() ?? 0)
            }
        }

        let report = try await TapBenchmark(stages: stages, taps: 3, warmUp: 1).run()

        let rounds = (0..<4).map { log[$0 * 3..<$0 * 3 + 3].sorted() }
        #expect(rounds == Array(repeating: ["A", "B", "none"], count: 4))
        #expect(
            report.table == """
                none, median   11.0 µs
                A, median      30.0 µs
                B, median       9.0 µs
                A beyond none  19.0 µs
                B beyond none  -2.0 µs

                """
        )
    }

    @Test func `says as JSON whether the build is optimized`() throws {
        let report = BenchmarkReport(measurements: [BenchmarkReport.Measurement(name: "A", microseconds: 23.25)])

        let json = try JSONSerialization.jsonObject(with: JSONEncoder().encode(report)) as? NSDictionary

        let measurements = [["name": "A", "microseconds": 23.25]]
        #expect(json == ["measurements": measurements, "isOptimized": BenchmarkReport.isOptimized])
    }
}
