import Foundation
import Tracing

/// A scenario as each pattern played it.
package struct AtlasRecording: Sendable {
    package let name: String
    /// What the scenario shows, in one sentence.
    package let summary: String
    /// The trace of each pattern that played it, by the pattern's name.
    package let traces: [String: Trace]

    package init(name: String, summary: String, traces: [Trace]) {
        self.name = name
        self.summary = summary
        self.traces = Dictionary(traces.map { ($0.pattern, $0) }) { first, _ in first }
    }

    /// The number of steps of the longest trace: a pattern that failed has fewer.
    var stepCount: Int { traces.values.map(\.steps.count).max() ?? 0 }
}

extension Trace {
    /// Reads the lines of JSON that `arch-lab trace --format json` prints of `patterns`.
    package static func read(_ bytes: [UInt8], patterns: [String]) throws(DamagedRecording) -> [Trace] {
        var traces: [Trace] = []
        for line in bytes.split(separator: UInt8(ascii: "\n")) {
            guard let trace = try? JSONDecoder().decode(Trace.self, from: Data(line)) else {
                throw DamagedRecording(reason: "line \(traces.count + 1) is not a trace of version \(currentVersion)")
            }
            let isKnown = traces.contains { ($0.scenario, $0.pattern) == (trace.scenario, trace.pattern) }
            let objection = patterns.contains(trace.pattern) ? trace.objection : "the pattern is unknown"
            if let objection = isKnown ? "a trace is repeated" : objection {
                throw DamagedRecording(reason: "in line \(traces.count + 1) \(objection)")
            }
            traces.append(trace)
        }
        return traces
    }

    /// What contradicts itself in the trace; `nil` if nothing does.
    private var objection: String? {
        let calls = steps.flatMap(\.calls)
        let omitted = steps.flatMap(\.omitted)
        if version != Self.currentVersion { return "the version is \(version)" }
        if steps.isEmpty || steps.map(\.number) != Array(steps.indices) { return "a step is missing" }
        if calls.map(\.id) != Array(1..<calls.count + 1) { return "a call is missing" }
        if !calls.allSatisfy(\.isPlausible) { return "a call refers to a later one" }
        guard omitted.allSatisfy({ Omission(rawValue: $0.key) != nil && (0...1 << 32).contains($0.value) }),
            (shown, recorded) == (calls.count, calls.count + omitted.map(\.value).reduce(0, +))
        else { return "the numbers do not add up" }
        return nil
    }
}

extension Call {
    fileprivate var isPlausible: Bool {
        let earlier = [parent, answers, causedBy].compactMap(\.self)
        return earlier.allSatisfy { (1..<id).contains($0) } && (0..<id).contains(depth) && time >= 0
    }
}

/// The reason why a recording cannot be one that `arch-lab trace --format json` printed.
package struct DamagedRecording: Error, Equatable {
    package let reason: String
}
