import Testing

@testable import Benchmarks

@Suite("A benchmark of taps") struct TapBenchmarkTests {
    @Test func `taps each stage in turn and reports medians and what each adds to the first`() async throws {
        let log = TapLog()
        let benchmark = TapBenchmark(
            [
                TapStageStub("none", [90, 11, 10, 12], log), TapStageStub("A", [90, 30, 99, 1], log),
                TapStageStub("B", [90, 9, 9, 9], log),
            ],
            taps: 3,
            warmUp: 1
        )

        let measurements = try await benchmark.run()

        let rounds = (0..<4).map { log.names[$0 * 3..<$0 * 3 + 3].sorted() }
        #expect(rounds == Array(repeating: ["A", "B", "none"], count: 4))
        #expect(log.names.count == 12)
        #expect(
            measurements == [
                Measurement("none, median", 11), Measurement("A, median", 30), Measurement("B, median", 9),
                Measurement("A beyond none", 19), Measurement("B beyond none", -2),
            ]
        )
    }
}

private final class TapLog {
    var names: [String] = []
}

private final class TapStageStub: TapStage {
    let name: String
    private var microseconds: [Int]
    private let log: TapLog

    init(_ name: String, _ microseconds: [Int], _ log: TapLog) {
        self.name = name
        self.microseconds = microseconds
        self.log = log
    }

    func tap() async throws -> Duration {
        log.names.append(name)
        return .microseconds(microseconds.removeFirst())
    }
}
