/// A number measured by a benchmark.
package nonisolated struct Measurement: Equatable, Sendable {
    /// The unit; the raw value follows the number in a table.
    package enum Unit: String, Sendable {
        case microseconds = "µs"
        case seconds = "s"
        case megabytes = "MB"
        case times = "×"
        case count = ""
    }

    /// The wanted number.
    package enum Goal: Equatable, Sendable {
        case atMost(Double)
        case exactly(Double)
    }

    package let name: String
    package let value: Double
    package let unit: Unit
    package let goal: Goal?

    package init(_ name: String, _ value: Double, _ unit: Unit, goal: Goal? = nil) {
        self.name = name
        self.value = value
        self.unit = unit
        self.goal = goal
    }

    /// Whether the goal is met; `nil` without a goal.
    package var isMet: Bool? {
        switch goal {
        case .atMost(let limit): value <= limit
        case .exactly(let number): value == number
        case nil: nil
        }
    }
}

nonisolated extension Measurement: Encodable {
    private enum CodingKeys: CodingKey {
        case name, value, unit, atMost, exactly, isMet
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(name, forKey: .name)
        try container.encode(value, forKey: .value)
        if unit != .count { try container.encode(unit.rawValue, forKey: .unit) }
        switch goal {
        case .atMost(let limit): try container.encode(limit, forKey: .atMost)
        case .exactly(let number): try container.encode(number, forKey: .exactly)
        case nil: break
        }
        try container.encodeIfPresent(isMet, forKey: .isMet)
    }
}
