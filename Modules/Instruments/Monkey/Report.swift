import Foundation

/// What the monkey did, saw and found.
package nonisolated struct Report: Encodable {
    /// What is wrong, and how to get there.
    package struct Failure: Encodable {
        /// The number of the step, from 1.
        package let step: Int
        /// The pattern that differs from the others, or breaks an invariant.
        package let pattern: String
        package let message: String
        /// The text of a scenario file.
        package let scenario: String
    }

    /// How often a thing was done or seen.
    package struct Line: Encodable {
        package let screen: String
        package let kind: String
        package let name: String
        /// 0 if it was never reached.
        package let count: Int
    }

    package let steps: Int
    package let patterns: Int
    package let seconds: Double
    /// Steps a second, each counted once a pattern; 0 if the run took no time.
    package let stepsPerSecond: Int
    /// What was reached, and what could have been.
    package let lines: [Line]
    package let failure: Failure?
    /// What to make of it, in one sentence.
    package let verdict: String

    /// Creates a report; without `visits` it has no lines.
    @MainActor init(
        _ visits: Visits?,
        steps: Int,
        patterns: Int,
        in duration: Duration,
        _ failure: Failure?,
        _ verdict: String
    ) {
        self.steps = steps
        self.patterns = patterns
        self.failure = failure
        seconds = duration / .seconds(1)
        stepsPerSecond = seconds > 0 ? Int(Double(steps * patterns) / seconds) : 0
        self.verdict = verdict
        lines = (visits?.lines ?? []).sorted()
    }
}

extension Visits {
    fileprivate var lines: [Report.Line] {
        let places = counts.map { place, count in
            Report.Line(screen: place.screen, kind: place.kind.rawValue, name: place.name, count: count)
        }
        return screens.map { Report.Line(screen: $0.key, kind: "screen", name: "", count: $0.value) } + places
            + unseenScreens.map { Report.Line(screen: $0, kind: "screen", name: "", count: 0) }
            + unseenTexts.map { Report.Line(screen: "", kind: Place.Kind.state.rawValue, name: $0, count: 0) }
    }
}

nonisolated extension Report.Line: Comparable {
    package static func < (one: Self, other: Self) -> Bool {
        (one.screen, one.kind, one.name) < (other.screen, other.kind, other.name)
    }
}
