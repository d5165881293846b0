import Foundation

/// Times a tap until the view's update, under each pattern. The stages alternate tap by tap, in random order, so that
/// any disturbance affects all.
struct TapBenchmark {
    /// A screen on which a tap can be repeated.
    struct Stage {
        let name: String
        /// Taps once and restores the screen; returns the time from the tap to the last change of the screen.
        let tap: () async throws -> Duration
    }

    /// The baseline, and what is compared with it.
    let stages: [Stage]
    var taps = 5_000
    var warmUp = 200

    /// Returns the median of each stage, and what each adds to the first one's.
    func run() async throws -> BenchmarkReport {
        var times: [[Duration]] = stages.map { _ in [] }
        for _ in 0..<warmUp { for stage in stages { _ = try await stage.tap() } }
        for _ in 0..<taps {
            for index in stages.indices.shuffled() { times[index].append(try await stages[index].tap()) }
        }
        let medians = times.map { $0.sorted()[(taps - 1) / 2] / .microseconds(1) }
        let costs = zip(stages, medians).dropFirst().map {
            BenchmarkReport.Measurement(name: "\($0.name) beyond \(stages[0].name)", microseconds: $1 - medians[0])
        }
        return BenchmarkReport(
            measurements: zip(stages, medians).map { .init(name: "\($0.name), median", microseconds: $1) } + costs
        )
    }
}

/// The measurements of a benchmark.
nonisolated struct BenchmarkReport: Encodable, Equatable, Sendable {
    struct Measurement: Encodable, Equatable, Sendable {
        let name: String
        let microseconds: Double
    }

    /// Whether this build is optimized; otherwise the numbers mean nothing.
    #if DEBUG
        static let isOptimized = false
    #else
        static let isOptimized = true
    #endif

    let measurements: [Measurement]
    private let isOptimized = Self.isOptimized

    /// A table with a line for each measurement.
    var table: String {
        let rows = measurements.map { ($0.name, String(format: "%.1f µs", $0.microseconds)) }
        let width = (rows.map(\.0.count).max() ?? 0) + (rows.map(\.1.count).max() ?? 0) + 2
        return rows.map { name, time in
            name + String(repeating: " ", count: width - name.count - time.count) + time + "\n"
        }
        .joined()
    }
}
