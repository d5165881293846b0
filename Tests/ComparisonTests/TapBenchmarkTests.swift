import Testing

@testable import Comparison

@Suite struct `A benchmark of taps` {
    @Test func `taps each stage in turn and reports spreads, floors and what a pattern adds`() async throws {
        let log = TapLog()
        let benchmark = TapBenchmark(
            direct: TapStageStub("direct", .nanoseconds(10), log),
            patterns: [TapStageStub("A", .nanoseconds(30), log), TapStageStub("B", .nanoseconds(30), log)],
            taps: 2,
            warmUp: 1
        )

        let result = try await benchmark.run()

        let rounds = [log.names[0..<3], log.names[3..<6], log.names[6..<9]]
        #expect(rounds.map { $0.sorted() } == Array(repeating: ["A", "B", "direct"], count: 3))
        #expect(log.names.count == 9)
        #expect(
            result.measurements.map(\.name) == [
                "direct, p10", "direct, median", "direct, p90", "A, p10", "A, median", "A, p90", "B, p10", "B, median",
                "B, p90", "floor of a stored call", "floor of a weak call", "floor of a closure",
                "floor of an observable write", "floor of a turn", "A beyond the direct call",
                "B beyond the direct call",
            ]
        )
        #expect(result.measurements.suffix(2).map(\.value) == [20, 20])
        #expect(result.measurements.suffix(2).map(\.goal) == [.atMost(0), .atMost(0)])
        #expect(
            result.notes == [
                "direct is faster than A.", "direct is faster than B.", "A and B are equal: their spreads overlap.",
            ]
        )
    }

    @Test(
        arguments: [
            (1...3, 3...5, "A and B are equal: their spreads overlap."),
            (1...5, 2...3, "A and B are equal: their spreads overlap."),
            (1...2, 3...4, "A is faster than B."),
            (3...4, 1...2, "B is faster than A."),
        ]
    )
    func `calls two equal if their spreads overlap`(a: ClosedRange<Int>, b: ClosedRange<Int>, sentence: String) {
        #expect(Spread.comparisons([spread("A", a), spread("B", b)]) == [sentence])
    }

    @Test func `takes the 10th and the 90th of a hundred for the spread`() {
        let spread = Spread(name: "A", timings: Timings((1...100).shuffled().map { .nanoseconds($0) }))

        #expect(spread.measurements.map(\.value) == [10, 50, 90])
    }

    @Test func `sums the floors of all crossings`() async {
        let floors = CrossingFloors()
        await floors.measure()

        let sum = floors.sum(of: Crossings(stored: 1, turns: 2))

        #expect(sum == floors.floor(of: \.stored) + floors.floor(of: \.turns) * 2)
        #expect(floors.floor(of: \.turns) > .zero)
    }

    private func spread(_ name: String, _ range: ClosedRange<Int>) -> Spread {
        Spread(
            name: name,
            low: .seconds(range.lowerBound),
            median: .seconds(range.lowerBound),
            high: .seconds(range.upperBound)
        )
    }
}

private final class TapLog {
    var names: [String] = []
}

private final class TapStageStub: TapStage {
    let name: String
    let crossings = Crossings()
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
