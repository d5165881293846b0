import Foundation

/// The measurements of a benchmark.
package nonisolated struct BenchmarkReport: Encodable, Sendable {
    /// Whether this build is optimized; otherwise the numbers mean nothing.
    #if DEBUG
        package static let isOptimized = false
    #else
        package static let isOptimized = true
    #endif

    private let measurements: [Measurement]
    private let isOptimized = Self.isOptimized

    package init(_ measurements: [Measurement]) {
        self.measurements = measurements
    }

    /// A table with a line for each measurement.
    package var table: String {
        let rows = measurements.map { ($0.name, String(format: "%.1f µs", $0.microseconds)) }
        let width = (rows.map(\.0.count).max() ?? 0) + (rows.map(\.1.count).max() ?? 0) + 2
        return rows.map { name, time in
            name + String(repeating: " ", count: width - name.count - time.count) + time + "\n"
        }
        .joined()
    }
}
