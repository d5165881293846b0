import Foundation
import TestSupport

/// An entry of a series' results.json: whether each check catches a fault under a pattern; `nil` where it was not run.
struct FaultResult: Decodable {
    static func all(in series: String) throws -> [FaultResult] {
        let text = try Repository.text("\(series)/results.json")
        return try JSONDecoder().decode([FaultResult].self, from: Data(text.utf8))
    }

    let fault: String
    let pattern: String
    private let compiler: Bool?
    private let tests: Bool?
    private let leaks: Bool?
    private let scenarios: Bool?
    let monkey: Bool?
    private let rules: Bool?

    private var checks: KeyValuePairs<String, Bool?> {
        [
            "compiler": compiler, "tests": tests, "leaks": leaks, "scenarios": scenarios, "monkey": monkey,
            "rules": rules,
        ]
    }
    private var isCaught: Bool { checks.contains { $0.value == true } }
    private var title: String { Fault.patterns.first { $0.name == pattern }?.summary ?? pattern }

    /// The patterns in which a fault was made unless it is all of them, and the checks that caught it.
    static func text(of results: [FaultResult]) -> String {
        let names = results.first?.checks.map(\.key) ?? []
        let caught = names.enumerated().compactMap { index, name in
            note(name, results.filter { $0.checks[index].value == true }, of: results)
        }
        let missed = note("nobody", results.filter { !$0.isCaught }, of: [])
        let made = results.count < Fault.patterns.count ? ", made in \(titles(of: results))" : ""
        return "\(made): \((caught + [missed].compactMap(\.self)).joined(separator: ", "))"
    }

    /// Returns `check` with the patterns of `caught` unless they are `all`; `nil` if there are none.
    private static func note(_ check: String, _ caught: [FaultResult], of all: [FaultResult]) -> String? {
        if caught.isEmpty { return nil }
        return caught.count == all.count ? check : "\(check) (\(titles(of: caught)))"
    }

    private static func titles(of results: [FaultResult]) -> String {
        results.map(\.title).joined(separator: ", ")
    }
}
