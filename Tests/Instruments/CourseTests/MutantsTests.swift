import Foundation
import TestSupport
import Testing

@testable import Course

@Suite("Mutants") struct MutantsTests {
    /// Stands for the sandbox and for what it would start: tests that find the mutants b and c, and no build.
    private static let sandbox = """
        #!/bin/sh
        case "$*" in
        *"swift build"*) exit ;;
        *--list-tests*) echo "ListTests.Suite/finds()"; exit ;;
        esac
        name='"testID":"ListTests.Suite/finds()/A.swift:1:1"'
        echo '{"payload":{"kind":"testEnded",'$name',"messages":[]}}' >out/tests.jsonl
        echo '{"payload":{"kind":"runEnded"}}' >>out/tests.jsonl
        case "$1 $MUTANT" in "hidden none" | "hidden a" | "hidden d" | "hidden e") exit ;; esac
        exit 1

        """

    @Test func `count each, and those that are not hidden are named`() throws {
        let folder = "docs/course/07-a-list"
        let clone = try Clone([
            "\(folder)/exemplar.patch": Clone.patch(order: 2), "\(folder)/hidden/mutants.patch": Clone.patch(order: 2),
            "\(folder)/hidden/mutants.txt": "b\nc\nd\ne\n",
        ])
        let sandbox = clone.directory.url.appending(path: "sandbox")
        try Self.sandbox.write(to: sandbox, atomically: true, encoding: .utf8)
        try Shell.run(["chmod", "+x", sandbox.path])
        let workspace = try clone.workspace(sandbox: sandbox.path)
        try workspace.cache.write("start/tree/Modules/List/Model.swift", "let order = 1\n")
        try workspace.cache.write("start/out/tests.jsonl", "")
        let checks = Checks(workspace: workspace, submission: Submission(), start: Submission())

        let finding = try checks.finding(of: workspace.exercise.parts[1])

        let details = ["Not found: a", "Not found: 2 of 4 hidden mutants"]
        #expect(finding == .counted(2, of: 5, "mutants make a test fail", details))
    }
}
