import Headless

/// What a user's actions led to.
struct Outcome: Equatable {
    /// Why an action was impossible; `nil` if none was.
    let failure: String?
    /// The lines of the screen: as soon as all has settled, and later.
    private(set) var screens: [[String]] = []
    /// The alerts that wait for an answer, at the same moments.
    private(set) var alerts: [[String]] = []
    /// The largest number of questions that waited for an answer at a time.
    private(set) var questions = 0
    /// The number of requests for each path.
    var requests: [String: Int] = [:]
    /// The rows written.
    var writes: [String] = []

    init(failure: String?) {
        self.failure = failure
    }

    /// Adds what `device` shows now.
    mutating func add(_ device: Device) {
        let waiting = device.window.alerts
        screens.append(ScreenText(device).lines)
        alerts.append(waiting.map { "\($0.title) \($0.message) \($0.buttons.map(\.label))" })
        questions = max(questions, waiting.count { $0.buttons.count > 1 })
    }

    /// Returns for each property that differs which of its lines are new, and which are missing.
    func differences(from other: Outcome) -> [String] {
        [
            difference("failures", [failure].compactMap(\.self), [other.failure].compactMap(\.self)),
            difference("screens", screens.flatMap(\.self), other.screens.flatMap(\.self)),
            difference("alerts", alerts.flatMap(\.self), other.alerts.flatMap(\.self)),
            difference("requests", requests.lines, other.requests.lines),
            difference("rows written", writes, other.writes),
        ]
        .compactMap(\.self)
    }

    private func difference(_ name: String, _ one: [String], _ other: [String]) -> String? {
        let changes = one.difference(from: other)
        guard !changes.isEmpty else { return nil }
        let lines = changes.map { change in
            switch change {
            case .insert(_, let line, _): "\n  + \(line)"
            case .remove(_, let line, _): "\n  - \(line)"
            }
        }
        return "\(name):\(lines.joined())"
    }

    /// Returns a line for each path with more requests, and each table with more writes, than `one` and `other` have
    /// together.
    func excess(over one: Outcome, and other: Outcome) -> [String] {
        excess(requests, one.requests, other.requests) + excess(tables, one.tables, other.tables)
    }

    private func excess(_ all: [String: Int], _ one: [String: Int], _ other: [String: Int]) -> [String] {
        all.filter { $1 > one[$0, default: 0] + other[$0, default: 0] }.lines
    }

    /// The number of writes to each table.
    private var tables: [String: Int] {
        writes.reduce(into: [:]) { $0["\($1.split(separator: " ")[1])", default: 0] += 1 }
    }
}

extension [String: Int] {
    fileprivate var lines: [String] { map { "\($0): \($1)" }.sorted() }
}
