import Foundation
import Testing

@testable import Course

@Suite("A suspicious line") struct SuspicionTests {
    @Test(arguments: [
        ("        exit(0)", "exit"), ("let process = Process()", "Process"), ("dlopen(nil, RTLD_NOW)", "dlopen"),
        ("@_silgen_name(\"x\") func x()", "@_silgen_name"), ("ProcessInfo.processInfo", "ProcessInfo"),
        ("@attached(member) macro M()", "@attached"), ("#expect(environment[\"MUTANT\"] == nil)", "environment"),
        ("withKnownIssue { }", "withKnownIssue"),
    ])
    func `is found by a word`(line: String, word: String) {
        let found = Suspicion.all(in: submission("let a = 1\n\(line)\n"), start: Submission())

        #expect(found.first == Suspicion(path: "Tests/A.swift", line: 2, word: word))
    }

    @Test(arguments: ["viewModel.didExit()", "let processes = 1", "exits.didLogIn()", "// reopens"])
    func `is not one that only looks like it`(line: String) {
        #expect(Suspicion.all(in: submission(line), start: Submission()).isEmpty)
    }

    @Test func `of the start is the start's`() {
        let start = submission("print(1)\n")

        #expect(Suspicion.all(in: submission("// mine\nprint(1)\n"), start: start).isEmpty)
    }

    private func submission(_ text: String) -> Submission {
        Submission(files: ["Tests/A.swift": Data(text.utf8)])
    }
}
