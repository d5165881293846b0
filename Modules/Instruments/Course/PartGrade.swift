/// The grade of a part.
package struct PartGrade: Encodable, Equatable, Sendable {
    package enum Status: String, Encodable, Sendable {
        case passed, failed, skipped
    }

    /// The name of a check, or `build`.
    package let check: String
    package let status: Status
    package let points: Double
    package let maximum: Int
    /// What was found, in a sentence.
    package let reason: String
    package let details: [String]
    /// What a failure means; empty if the part passed.
    package let why: String
    package let read: [String]

    /// Grades a part; `nil` is the build, which gives no points.
    init(_ part: ExercisePart?, _ finding: Finding) {
        check = part?.check.rawValue ?? "build"
        maximum = part?.points ?? 0
        points = (Double(maximum) * finding.fraction * 100).rounded() / 100
        status = finding.isSkipped ? .skipped : finding.fraction == 1 ? .passed : .failed
        reason = finding.reason
        details = finding.details
        why = status == .failed ? part?.why ?? "" : ""
        read = status == .failed ? part?.read ?? [] : []
    }
}

/// What a check found.
struct Finding: Equatable, Sendable {
    /// The fraction of the points, 0 to 1.
    var fraction: Double
    var reason: String
    var details: [String] = []
    var isSkipped = false

    static func passed(_ reason: String) -> Finding { Finding(fraction: 1, reason: reason) }

    static func failed(_ reason: String, _ details: [String] = []) -> Finding {
        Finding(fraction: 0, reason: reason, details: details)
    }

    static func skipped(_ reason: String) -> Finding { Finding(fraction: 0, reason: reason, isSkipped: true) }

    static func counted(_ count: Int, of total: Int, _ things: String, _ details: [String] = []) -> Finding {
        let fraction = total == 0 ? 0 : Double(count) / Double(total)
        return Finding(fraction: fraction, reason: "\(count) of \(total) \(things).", details: details)
    }
}
