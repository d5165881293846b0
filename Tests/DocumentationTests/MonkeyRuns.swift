import Foundation
import TestSupport

/// An entry of a series' monkey.json: the step at which each of the monkey's runs found something under a pattern;
/// `nil` if it found nothing.
struct MonkeyRuns: Decodable {
    static func all(in series: String) throws -> [MonkeyRuns] {
        let text = try Repository.text("\(series)/monkey.json")
        return try JSONDecoder().decode([MonkeyRuns].self, from: Data(text.utf8))
    }

    let fault: String
    let pattern: String
    let steps: [Int?]

    /// Whether at least half of the runs found something.
    var areFindings: Bool { steps.count { $0 != nil } * 2 >= steps.count }
}
