import Testing

@testable import Benchmarks

@Suite struct `A benchmark of taps` {
    @Test func `taps each stage in turn and reports medians and what each adds to the first`() async throws {
        let log = TapLog()
        let benchmark = TapBenchmark(
            stages: [
                TapStageStub("none", .microseconds(10), log), TapStageStub("A", .microseconds(30), log),
                TapStageStub("B", .microseconds(9), log),
            ],
            taps: 2,
            warmUp: 1
        )

        let measurements = try await benchmark.run()

        let rounds = [log.names[0..<3], log.names[3..<6], log.names[6..<9]]
        #expect(rounds.map { $0.sorted() } == Array(repeating: ["A", "B", "none"], count: 3))
        #expect(log.names.count == 9)
        #expect(
            measurements == [
                Measurement("none, median", 10, .microseconds), Measurement("A, median", 30, .microseconds),
                Measurement("B, median", 9, .microseconds),
                Measurement("A beyond none", 20, .microseconds),
                Measurement("B beyond none", -1, .microseconds),
            ]
        )
    }
}

private final class TapLog {
    var names: [String] = []
}

private final class TapStageStub: TapStage {
    let name: String
    private let duration: Duration
    private let log: TapLog

    init(_ name: String, _ duration: Duration, _ log: TapLog) {
        self.name = name
        self.duration = duration
        self.log = log
    }

    func tap() async throws -> Duration {
        log.names.append(name)
        return duration
    }
}
