import Testing

@testable import Comparison

@Suite struct `A reader of names` {
    @Test(
        arguments: [
            ("let a: B = c", ["B", "c"]),
            ("func a(for b: C, _ d: E) {}", ["C", "E"]),
            ("let a = b(c: d, e: f)", ["b", "d", "f"]),
            ("let a = b ? c : d", ["b", "c", "d"]),
            ("let a = f(b ? c : d)", ["f", "b", "c", "d"]),
            ("let a = [b: c]", ["b", "c"]),
            ("let a = \"b \\(c) d\"", ["c"]),
            ("// a\nlet b = `default`", ["default"]),
            ("func a() { await b() }", ["await", "b"]),
            ("extension A { typealias B = C }", ["A", "C"]),
        ]
    )
    func `gives names that are used, not those that are declared, and no labels`(text: String, names: [String]) {
        #expect(SourceFile(path: "", text: text).references.map(\.name) == names)
    }

    @Test func `gives what stands before a member`() {
        let references = SourceFile(path: "", text: "let a = self?.b?.c(.d, e().f, G.init)").references

        #expect(references.map(\.name) == ["b", "c", "d", "e", "f", "G", "init"])
        #expect(references.map(\.base) == ["self", "b", "", nil, "", nil, "G"])
    }

    @Test func `tells calls`() {
        let references = SourceFile(path: "", text: "let a = B(c: d.e()) + F<Int>(g) + h").references

        #expect(references.filter(\.isCalled).map(\.name) == ["B", "e", "F"])
    }

    @Test func `gives each type the names in its body, nested types included`() {
        let types = SourceFile(path: "", text: "struct A: B {\n let c: D\n struct E { let f: G }\n}").types

        #expect(types.map { $0.references.map(\.name) } == [["D", "G"], ["G"]])
        #expect(types.first?.references.map(\.line) == [2, 3])
    }
}
