import Headless
import Scenarios

@testable import Monkey

/// What a user's actions led to.
struct Outcome: Equatable {
    enum Part: String, CaseIterable {
        case refusals, screens, alerts, counts, rows
    }

    /// The lines of each part.
    private(set) var lines: [Part: [String]] = [:]
    private(set) var hasWritten = false
    /// The requests for each path, and the rows written to each table.
    private(set) var efforts: [String: Int] = [:]
    /// The largest number of questions that waited for an answer at a time.
    private(set) var questions = 0

    var isRefused: Bool { !(lines[.refusals] ?? []).isEmpty }

    mutating func add(_ part: Part, _ line: String?) {
        lines[part, default: []] += [line].compactMap(\.self)
    }

    /// Adds what `device` shows now.
    mutating func add(_ device: Device) {
        let waiting = device.window.alerts
        lines[.screens, default: []] += ScreenText(device).lines
        lines[.alerts, default: []] += waiting.map { "\($0.title) \($0.message) \($0.buttons.map(\.label))" }
        questions = max(questions, waiting.count { $0.buttons.count > 1 })
    }

    mutating func add(_ counts: Counts) {
        for (kind, counts) in counts.counts {
            let named = counts.map { ("\(kind.rawValue) \($0)", $1) }
            lines[.counts, default: []] += named.filter { $1 > 0 }.map { "\($0): \($1)" }
            if kind == .rows { hasWritten = !counts.isEmpty }
            if kind == .requests || kind == .rows { efforts.merge(named) { $1 } }
        }
        lines[.counts]?.sort()
    }

    mutating func add(rows: [String]) {
        lines[.rows] = rows
    }

    /// Returns for each part that differs which of its lines are new, and which are missing.
    func differences(from other: Outcome, in parts: [Part] = Part.allCases) -> [String] {
        parts.compactMap { part in
            let changes = (lines[part] ?? []).difference(from: other.lines[part] ?? [])
            let texts = changes.map { change in
                switch change {
                case .insert(_, let line, _): "\n  + \(line)"
                case .remove(_, let line, _): "\n  - \(line)"
                }
            }
            return texts.isEmpty ? nil : "\(part.rawValue):\(texts.joined())"
        }
    }

    /// Returns how it differs from what `first` alone led to, except that later actions were refused.
    func changes(since first: Outcome) -> [String] {
        differences(from: first, in: Part.allCases.filter { $0 != .refusals }).map { "The first alone has other \($0)" }
    }

    /// Returns a line for each path with more requests, and each table with more writes, than `one` and `other` have
    /// together.
    func excess(over one: Outcome, and other: Outcome) -> [String] {
        efforts.filter { $1 > one.efforts[$0, default: 0] + other.efforts[$0, default: 0] }
            .map { "Both alone cause less: \($0) \($1)" }.sorted()
    }
}
