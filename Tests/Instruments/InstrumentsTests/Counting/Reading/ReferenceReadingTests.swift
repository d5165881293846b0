import Testing

@testable import Counting

@Suite("A reader of names") nonisolated struct ReferenceReadingTests {
    @Test(
        arguments: [
            ("let a: B = c", ["B", "c"]),
            ("func a(for b: C, _ d: E) {}", ["C", "E"]),
            ("func a(b: C, in d: E, e f: G) {}", ["C", "E", "G"]),
            ("let a = b(c: d, e: f)", ["b", "d", "f"]),
            ("let a = b ? c : d", ["b", "c", "d"]),
            ("let a = f(b ? c : d)", ["f", "b", "c", "d"]),
            ("let a = [b: c, d: e]", ["b", "c", "d", "e"]),
            ("let a = \"b \\(c) d\"", ["c"]),
            ("// a\nlet b = `default`", ["default"]),
            ("func a() { await b() }", ["await", "b"]),
            ("extension A { typealias B = C }", ["A", "C"]),
        ]
    )
    func `gives names that are used, not those that are declared, and no labels`(text: String, names: [String]) {
        #expect(SourceFile(path: "", text: text).references.map(\.name) == names)
    }

    @Test(
        arguments: [
            ("let a = b()", Reference.Use.call),
            ("let a = b<Int>(1)", .call),
            ("func a() { b = 1 }", .assignment),
            ("func a() { if b == 1 {} }", .other),
            ("let a = { [b] in 1 }", .capture),
            ("let a = { [weak b] in 1 }", .capture),
            ("let a = [b]", .other),
            ("let a = 1.c(2, b)", .argument),
            ("let a = 1.c(d: b, 2)", .argument),
            ("let a = b.c", .other),
        ]
    )
    func `returns the use of a name`(text: String, use: Reference.Use) {
        let references = SourceFile(path: "", text: text).references

        #expect(references.filter { $0.name == "b" }.map(\.use) == [use])
    }
}
