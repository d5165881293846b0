import Foundation

/// An entry of docs/instruments/faults/results.json: whether each check catches a fault under a pattern; `nil` where it was not run.
struct FaultResult: Decodable {
    static var all: [FaultResult] {
        get throws {
            let text = try Repository.text("docs/instruments/faults/results.json")
            return try JSONDecoder().decode([FaultResult].self, from: Data(text.utf8))
        }
    }

    let fault: String
    let pattern: String
    private let compiler: Bool?
    private let tests: Bool?
    private let leaks: Bool?
    private let scenarios: Bool?
    private let monkey: Bool?
    private let rules: Bool?

    private var checks: [Bool?] { [compiler, tests, leaks, scenarios, monkey, rules] }
    private var title: String { Fault.titles[pattern]?.replacing("MVVM + Coordinator", with: "MVVM-C") ?? pattern }

    /// The cells of a fault's row in the table, after its name.
    static func cells(of results: [FaultResult]) -> [String] {
        let found = (0..<6).map { index in
            let checks = results.map { $0.checks[index] }
            if checks.allSatisfy({ $0 == true }) { return "all" }
            if checks.allSatisfy({ $0 == nil }) { return "not run" }
            return titles(of: results.filter { $0.checks[index] == true })
        }
        return [titles(of: results)] + found + [titles(of: results.filter { !$0.checks.contains(true) })]
    }

    private static func titles(of results: [FaultResult]) -> String {
        results.isEmpty ? "–" : results.map(\.title).joined(separator: ", ")
    }
}
