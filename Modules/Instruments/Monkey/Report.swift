import Foundation

/// The monkey's statistics and its finding.
package nonisolated struct Report: Encodable {
    /// A failure and the steps that reproduce it.
    package struct Failure: Encodable {
        /// The number of the step, from 1.
        package let step: Int
        /// The title of the pattern that differs or breaks an invariant.
        package let pattern: String
        package let message: String
        /// The steps that reproduce the failure, as the text of a scenario file.
        package let scenario: String
    }

    /// The number of times that something was done or seen.
    package struct Line: Encodable {
        package let screen: String
        package let kind: String
        package let name: String
        /// The number of times; 0 if it was never reached.
        package let count: Int
    }

    package let steps: Int
    package let patterns: Int
    package let seconds: Double
    /// Steps per second, counting each step once for each pattern; 0 if the run took no time.
    package let stepsPerSecond: Int
    /// The places that were reached, and the known ones that were not.
    package let lines: [Line]
    package let failure: Failure?
    /// The conclusion, one sentence.
    package let verdict: String

    /// Creates a report, without lines if `visits` is `nil`.
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
