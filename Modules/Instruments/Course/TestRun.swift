import Foundation
import TestTools

/// The results of the tests that a filter chooses, as seen from outside their process.
struct TestRun: Equatable, Sendable {
    private struct Record: Decodable {
        struct Payload: Decodable {
            struct Message: Decodable {
                let symbol: String
                let text: String
            }

            let kind: String
            let testID: String?
            let messages: [Message]?
        }

        let payload: Payload
    }

    /// The tests that ran to their end without a failure, as `Module.Suite/name()`.
    private(set) var passed: Set<String> = []
    /// The failed tests with their messages.
    private(set) var failures: [String: [String]] = [:]
    /// What is wrong apart from failed tests; `nil` if nothing is.
    private(set) var objection: String?

    /// Judges a process that ran tests: `listed` are all tests of its program. A test that is skipped is missing.
    init(_ outcome: ChildProcess.Outcome, events: String, listed: [String], filter: String) {
        let expected = Set(listed.filter { $0.range(of: filter, options: .regularExpression) != nil })
        var isEnded = false
        for line in events.split(separator: "\n") {
            guard let event = try? JSONDecoder().decode(Record.self, from: Data(line.utf8)).payload else { continue }
            let (name, messages) = (Self.name(event.testID ?? ""), event.messages ?? [])
            switch event.kind {
            case "issueRecorded" where messages.first?.symbol == "fail" && expected.contains(name):
                let text = messages.map(\.text).joined(separator: ": ").replacing("\n", with: " ")
                failures[name, default: []].append(text)
            case "testEnded" where messages.first?.symbol != "skip": passed.insert(name)
            case "runEnded": isEnded = true
            default: break
            }
        }
        passed = expected.intersection(passed).subtracting(failures.keys)
        let missing = expected.subtracting(passed).subtracting(failures.keys)
        if outcome.isLate {
            objection = "The tests did not end in time."
        } else if expected.isEmpty {
            objection = "No test has a name like “\(filter.replacing("\\", with: ""))”."
        } else if !isEnded {
            objection = "The tests ended early, with status \(outcome.status)."
        } else if let first = missing.min() {
            objection = "\(missing.count) tests did not run, such as \(first)."
        } else if failures.isEmpty, outcome.status != 0 {
            objection = "The tests ended with status \(outcome.status)."
        }
    }

    var isGreen: Bool { objection == nil && failures.isEmpty }

    /// What is wrong, at most five lines.
    var details: [String] {
        let failed = failures.sorted { $0.key < $1.key }.map { name, messages in
            name + ": " + messages.sorted().prefix(2).map(Self.shortened).joined(separator: "; ")
        }
        return [objection].compactMap(\.self) + failed.prefix(4)
    }

    /// Leaves out the middle of a long message: an expectation ends with the expected value.
    private static func shortened(_ message: String) -> String {
        message.count <= 400 ? message : "\(message.prefix(200)) … \(message.suffix(200))"
    }

    static func listed(_ output: String) -> [String] {
        output.split(separator: "\n").filter { $0.contains("/") }.map { name(String($0)) }
    }

    /// Removes the file and line after a test's name. Events always have them, a list only for names that occur twice.
    private static func name(_ id: String) -> String {
        guard id.last?.isNumber == true, let end = id.lastIndex(of: "/") else { return id }
        return String(id[..<end])
    }
}
