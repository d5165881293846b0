/// Times a tap until the view's update, under each pattern. The stages alternate tap by tap, in random order, so that
/// any disturbance affects all.
struct TapBenchmark {
    /// The baseline, and what is compared with it.
    let stages: [any TapStage]
    var taps = 5_000
    var warmUp = 200

    func run() async throws -> [Measurement] {
        var timings = stages.map { _ in Timings() }
        for _ in 0..<warmUp { for stage in stages { _ = try await stage.tap() } }
        for _ in 0..<taps {
            for index in stages.indices.shuffled() { timings[index].add(try await stages[index].tap()) }
        }
        let medians = timings.map(\.median.microseconds)
        let times = zip(stages, medians).map { Measurement("\($0.name), median", $1, .microseconds) }
        let costs = zip(stages, medians).dropFirst().map {
            Measurement("\($0.name) beyond \(stages[0].name)", $1 - medians[0], .microseconds)
        }
        return times + costs
    }
}
