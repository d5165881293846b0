/// Times a tap to the view's update under each pattern, beside the same screen without one. The stages take turns, tap by
/// tap and each round in another order, so that what disturbs one disturbs all.
struct TapBenchmark {
    /// The screen without a pattern: one direct call.
    let direct: any TapStage
    let patterns: [any TapStage]
    var taps = 5_000
    var warmUp = 200

    func run() async throws -> (measurements: [Measurement], notes: [String]) {
        let stages = [direct] + patterns
        let floors = CrossingFloors()
        var timings = stages.map { _ in Timings() }
        for _ in 0..<warmUp { for stage in stages { _ = try await stage.tap() } }
        for _ in 0..<taps {
            for index in stages.indices.shuffled() { timings[index].add(try await stages[index].tap()) }
            await floors.measure()
        }
        let results = zip(stages, timings).map { Spread(name: $0.name, timings: $1) }
        let measured = CrossingFloors.kinds.map { Measurement("floor of \($0.name)", floors.floor(of: $0.kind)) }
        let costs = zip(patterns, timings.dropFirst()).map { stage, timings in
            Measurement(
                "\(stage.name) beyond the direct call",
                timings.median - results[0].median,
                atMost: floors.sum(of: stage.crossings) * 3
            )
        }
        return (results.flatMap(\.measurements) + measured + costs, Spread.comparisons(results))
    }
}
