import Foundation

/// A report as a table, with a line for each number, its goal and whether the goal is met.
package nonisolated struct BenchmarkTable {
    private let report: BenchmarkReport

    package init(_ report: BenchmarkReport) {
        self.report = report
    }

    package var text: String {
        let rows = report.measurements.map { ($0.name, $0.text($0.value), $0.goalText) }
        let nameWidth = rows.map(\.0.count).max() ?? 0
        let valueWidth = rows.map(\.1.count).max() ?? 0
        return rows.map { name, value, goal in
            let padding = String(repeating: " ", count: nameWidth + valueWidth - name.count - value.count + 2)
            return name + padding + value + (goal.map { "  " + $0 } ?? "") + "\n"
        }
        .joined()
    }
}

nonisolated extension Measurement {
    fileprivate var goalText: String? {
        let word = isMet == true ? "met" : "missed"
        return switch goal {
        case .atMost(let limit): "at most \(text(limit)): \(word)"
        case .exactly(let number): "exactly \(text(number)): \(word)"
        case nil: nil
        }
    }

    fileprivate func text(_ value: Double) -> String {
        let number = String(format: "%.\(unit.decimals)f", value)
        return unit == .count ? number : "\(number) \(unit.rawValue)"
    }
}

nonisolated extension Measurement.Unit {
    fileprivate var decimals: Int {
        switch self {
        case .count: 0
        case .microseconds, .megabytes: 1
        case .seconds, .times: 2
        }
    }
}
