import Foundation

/// The grade of a part.
package struct PartGrade: Encodable, Equatable, Sendable {
    package enum Status: String, CaseIterable, Encodable, Sendable {
        case failed, skipped, passed
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
        points = (Double(maximum) * (finding.fraction ?? 0) * 100).rounded() / 100
        status = finding.fraction.map { $0 == 1 ? .passed : .failed } ?? .skipped
        reason = finding.reason
        details = finding.details
        why = status == .failed ? part?.why ?? "" : ""
        read = status == .failed ? part?.read ?? [] : []
    }

    var text: String {
        let mark =
            switch status {
            case .passed: "✔"
            case .failed: "✘"
            case .skipped: "–"
            }
        let head = "\(mark) \(check)  " + String(format: "%g of %d: ", points, maximum) + reason
        let reading = read.isEmpty ? "" : "Read " + read.joined(separator: ", ")
        return ([head] + details + [why, reading].filter { !$0.isEmpty }).joined(separator: "\n    ") + "\n"
    }
}

/// What a check found.
struct Finding: Equatable, Sendable {
    /// The fraction of the points, 0 to 1; `nil` if nothing was checked.
    var fraction: Double?
    let reason: String
    var details: [String] = []

    static func passed(_ reason: String) -> Finding { Finding(fraction: 1, reason: reason) }

    static func failed(_ reason: String, _ details: [String] = []) -> Finding {
        Finding(fraction: 0, reason: reason, details: details)
    }

    static func skipped(_ reason: String) -> Finding { Finding(reason: reason) }

    static func counted(_ count: Int, of total: Int, _ things: String, _ details: [String] = []) -> Finding {
        let fraction = total == 0 ? 0 : Double(count) / Double(total)
        return Finding(fraction: fraction, reason: "\(count) of \(total) \(things).", details: details)
    }
}
