import Foundation
import OneExecutor
import Scenarios
import Testing

/// The impatient users of all screens.
enum ImpatientUsers {
    /// The list of all pairs. The test writes it if `WRITE_PAIRS` is set.
    private static let list = URL(filePath: #filePath).appending(path: "../../../../docs/impatient-pairs.txt")

    /// Performs all pairs on every pattern and records an issue for each that fails, and one if `list` is out of date.
    static func performAllPairs() async {
        OneExecutor.use()
        do {
            try await performPairs()
        } catch {
            Issue.record(error)
        }
    }

    private static func performPairs() async throws {
        var data: [Walk: WalkedData] = [:]
        var users: [ImpatientUser] = []
        for screen in try ImpatientScreen.all {
            let walked = if let known = data[screen.walk] { known } else { try await WalkedData(screen.walk) }
            data[screen.walk] = walked
            let user = try await ImpatientUser(on: screen, walked)
            for failure in try await user.failures() { Issue.record("\(failure)") }
            users.append(user)
        }
        try check(users)
    }

    private static func check(_ users: [ImpatientUser]) throws {
        let count = users.map(\.pairs.count).reduce(0, +)
        let lines = ["\(count) pairs on \(users.count) screens", ""] + users.flatMap(\.lines)
        let text = lines.map { $0 + "\n" }.joined()
        if ProcessInfo.processInfo.environment["WRITE_PAIRS"] != nil {
            try text.write(to: list.standardizedFileURL, atomically: true, encoding: .utf8)
        }
        let listed = try String(contentsOf: list.standardizedFileURL, encoding: .utf8)
        #expect(count >= 300)
        if text != listed {
            Issue.record("docs/impatient-pairs.txt is out of date: WRITE_PAIRS=1 swift test --filter impatient")
        }
    }
}

extension ImpatientUser {
    /// The screen, and a line for each first action with the actions that follow it.
    fileprivate var lines: [String] {
        var firsts: [Step] = []
        for pair in pairs where firsts.last != pair.first { firsts.append(pair.first) }
        return ["\(screen.name): \(pairs.count)"]
            + firsts.map { first in
                let seconds = pairs.filter { $0.first == first }.map(\.second.source)
                return "  \(first.source) \(screen.isSlow ? "…" : "+") \(seconds.joined(separator: ", "))"
            }
    }
}
