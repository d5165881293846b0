import Foundation
import TestSupport
import Testing

@testable import Mutation

@Suite("Mutants of a file") struct MutantTests {
    @Test(arguments: [
        ("RelationalOperatorReplacement", "return a < b", ["return a <= b", "return a > b"]),
        ("LogicalOperatorReplacement", "return a && !b", ["return a || !b"]),
        ("ArithmeticOperatorReplacement", "return f(a + b)", ["return f(a - b)"]),
        ("BooleanLiteralReplacement", "a = true", ["a = false"]),
        ("NumberLiteralReplacement", "a = b.0 + 2", ["a = b.0 + 3"]),
        ("NegateConditional", "if a, let b { c() }", ["if !(a), let b { c() }"]),
        ("NegateConditional", "while a == b { c() }", []),
        ("SwapTernary", "f(a ?? b ? c : d, e)", ["f(a ?? b ? (d) : (c), e)"]),
        ("RemoveSideEffects", "f { a in\n    try await b(a)\n}", ["", "f { a in\n    \n}"]),
        ("RemoveSideEffects", "switch a {\ncase b: c()\n}", ["switch a {\ncase b: break\n}"]),
        ("RemoveAssignment", "a.b[0] = c {\n    d += e == f\n}", ["", "a.b[0] = c {\n    \n}"]),
        ("RemoveAssignment", "let a = b", []),
        ("RemoveGuard", "guard let a else { return }", [""]),
        ("ExchangeStatements", "a()\nguard b else { return }", ["guard b else { return }\na()"]),
        ("ExchangeStatements", "a = b\nc = d\nlet e = f\nreturn e", []),
        ("StrengthenReference", "f { [weak self] in self?.a?.b() }", ["f { [self] in self.a?.b() }"]),
        ("ReplaceArgument", "f(a: b, c: { $0 })", ["f(a: { $0 }, c: { $0 })", "f(a: b, c: b)"]),
        ("ReplaceArgument", #"a = "\(b) (c, d)""#, []),
        (
            "RepeatCase", "switch a {\ncase b: c()\ndefault: d()\n}",
            ["switch a {\ncase b: d()\ndefault: d()\n}", "switch a {\ncase b: c()\ndefault: c()\n}"]
        ),
    ])
    func `are made of a function by each operator wherever it can`(name: String, body: String, expected: [String]) {
        let file = MutatedFile(path: "A.swift", text: "func f() {\n\(body)\n}\n")

        let mutants = file.mutants.filter { $0.kind.rawValue == name }

        mutants.map(file.text).expect(expected.map { "func f() {\n\($0)\n}\n" })
    }

    @Test func `are not made of the value of a body, or by an exchange of what initializes`() {
        let text = "init() {\n    a()\n    b()\n}\nvar c: C { d() }\nlet e = true\n"

        let mutants = MutatedFile(path: "A.swift", text: text).mutants

        mutants.map(\.kind).expect([.call, .call, .boolean])
        mutants.map(\.body).expect([0, 0, nil])
    }

    @Test func `of declarations are apart from those of bodies, which are behind a switch and return their values`() {
        let file = MutatedFile(path: "A.swift", text: "weak var a = f(1)\nvar b: Int { 2 }\nvar c: Int { 3 }\n")

        let (alone, switched) = (file.mutants.filter { $0.body == nil }, file.mutants.filter { $0.body != nil })

        alone.map(\.replacement).expect(["var", "2"])
        #expect(file.position(of: switched[0].range.lowerBound) == ["line": 2, "column": 14])
        let code = "switch archLabMutant {\ncase 7:\n#sourceLocation(file: \"mutant/7\", line: 1)\nreturn 3\n"
        let rest = "#sourceLocation()\ndefault:\nreturn 2\n}\n}\nvar c: Int { 3 }\n"
        #expect(file.text(with: [7: switched[0]]) == "weak var a = f(1)\nvar b: Int {\n\(code)\(rest)")
    }
}

@Suite("A report on mutants") struct MutationReportTests {
    private let file = MutatedFile(path: "A.swift", text: "func f() {\n    a = true\n}\n")

    @Test func `counts who caught them, and lists those that nobody did`() {
        var report = report(of: "1")

        report.store(.roles, of: 1, in: "A.swift")
        report.store(nil, of: 2, in: "A.swift")

        report.text.split(separator: "\n").dropFirst(2).map(String.init).expect([
            "| BooleanLiteralReplacement | 1 | 0 | 0 | 0 | 0 | 1 |", "| RemoveAssignment | 1 | 0 | 1 | 0 | 0 | 0 |",
            "| all | 2 | 0 | 1 | 0 | 0 | 1 |", "Of 2 mutants that compile, nobody catches 1, 9–91 %.",
            "A.swift:2: BooleanLiteralReplacement: “true” → “false”",
        ])
    }

    @Test func `goes on from one of the same sources only`() throws {
        var earlier = report(of: "1")
        earlier.store(.compiler, of: 2, in: "A.swift")
        let saved = try JSONDecoder().decode(MutationReport.self, from: JSONEncoder().encode(earlier))

        #expect(report(of: "1", after: saved).pending == [1])
        #expect(report(of: "2", after: saved).pending == [1, 2])
    }

    private func report(of sources: String, after earlier: MutationReport? = nil) -> MutationReport {
        MutationReport(on: file.mutants.enumerated().map { ($0 + 1, file, $1) }, of: sources, after: earlier)
    }
}
