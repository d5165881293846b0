/// Times a tap until the view's update, under each pattern. The stages alternate tap by tap, in random order, so that
/// any disturbance affects all.
package struct TapBenchmark {
    /// The baseline, and what is compared with it.
    private let stages: [any TapStage]
    private let taps: Int
    private let warmUp: Int

    package init(_ stages: [any TapStage], taps: Int = 5_000, warmUp: Int = 200) {
        self.stages = stages
        self.taps = taps
        self.warmUp = warmUp
    }

    /// Returns the median of each stage, and what each adds to the first one's.
    package func run() async throws -> [Measurement] {
        var times: [[Duration]] = stages.map { _ in [] }
        for _ in 0..<warmUp { for stage in stages { _ = try await stage.tap() } }
        for _ in 0..<taps {
            for index in stages.indices.shuffled() { times[index].append(try await stages[index].tap()) }
        }
        let medians = times.map { $0.sorted()[(taps - 1) / 2] / .microseconds(1) }
        let costs = zip(stages, medians).dropFirst().map {
            Measurement("\($0.name) beyond \(stages[0].name)", $1 - medians[0])
        }
        return zip(stages, medians).map { Measurement("\($0.name), median", $1) } + costs
    }
}
