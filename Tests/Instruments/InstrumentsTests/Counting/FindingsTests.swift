import Foundation
import Testing

@testable import Counting

@Suite("What other scripts found") @MainActor struct FindingsTests {
    @Test func `is nil without a file`() throws {
        #expect(try Findings(in: SmallClone([:]).url) == Findings())
    }

    @Test(arguments: [
        ("scripts/faults.d/results.json", "[{}]"), ("scripts/changes.json", "2"),
        ("scripts/changes.json", SmallClone.changes.replacing("16", with: "9223372036854775807")),
    ])
    func `that cannot be decoded, or has numbers too large to calculate with, throws the path of the file`(
        path: String,
        text: String
    ) throws {
        let clone = try SmallClone([path: text])

        let error = #expect(throws: SourceTreeError.self) { try Findings(in: clone.url) }

        let reason = "Not a result of this project’s scripts"
        #expect(error == .unreadableFile(path: "\(clone.url.path)/\(path)", reason: reason))
    }

    @Test func `that is a pipe is not waited for`() throws {
        let clone = try SmallClone(["scripts/other.json": ""])
        let path = clone.url.path + "/scripts/changes.json"
        try #require(mkfifo(path, 0o600) == 0)

        let error = #expect(throws: SourceTreeError.self) { try Findings(in: clone.url) }

        #expect(error == .unreadableFile(path: path, reason: "Not a regular file"))
    }

    @Test func `of formatted code throws the path of a missing folder`() throws {
        let folder = try SmallClone([:]).url.appending(path: "formatted")

        #expect(throws: SourceTreeError.unreadable(path: folder.path)) {
            try Findings.FormattedLines.all(of: [], in: folder)
        }
    }
}

extension SmallClone {
    static let changes = """
        [
            {"change": "note", "part": "a", "netLines": 16, "churn": 18, "filesTouched": 3,
             "netTestLines": 31, "testChurn": 33, "onceLines": 12}
        ]
        """
}
