import Testing

@testable import Counting

@Suite("A reader of types", .timeLimit(.minutes(1))) nonisolated struct TypeReadingTests {
    @Test func `gives kind, name, inherited types and lines`() throws {
        let text = """
            import Shared

            @Observable
            package final class Model<Value: Equatable>: Base<Int, Value>, any View where Value: Sendable {
                let a = 1
            }
            """

        let type = try #require(SourceFile(path: "Model.swift", text: text).types.first)

        #expect(type.kind == .class)
        #expect(type.name == "Model")
        #expect(type.attributes == ["Observable"])
        #expect(type.inherited == ["Base<Int, Value>", "any View"])
        #expect(type.lines == 3...6)
        #expect(type.properties.map(\.name) == ["a"])
    }

    @Test func `treats class before a member as a modifier`() throws {
        let text = "class A { class func b() {}\n class var c: Int { 1 }\n class D {} }"

        let types = SourceFile(path: "", text: text).types

        #expect(types.map(\.name) == ["A", "A.D"])
        #expect(types.first?.functions.map(\.modifiers) == [["class"]])
        #expect(types.first?.properties.map(\.modifiers) == [["class"]])
    }

    @Test func `reads both branches of a condition, and the modules of all kinds of imports`() {
        let text = "#if os(Linux)\n@testable import A\nstruct A {}\n#else\nimport class B.C\nstruct B {}\n#endif"

        let file = SourceFile(path: "", text: text)

        #expect(file.imports == ["A", "B"])
        #expect(file.types.map(\.name) == ["A", "B"])
    }

    @Test(arguments: [
        "struct A {", "struct A { let b = (", "struct", "class A { func", "}", "let", "@", "enum A { case",
    ])
    func `reads text that breaks off`(text: String) {
        #expect(SourceFile(path: "", text: text).types.count <= 1)
    }

    @Test(arguments: [("struct A {", "}"), ("let a = \"\\(", ")\"")])
    func `stops only at types or interpolations nested too deep`(opening: String, closing: String) {
        func file(_ depth: Int) -> SourceFile {
            let text = Array(repeating: opening, count: depth) + Array(repeating: closing, count: depth)
            return SourceFile(path: "", text: text.joined(separator: "\n"))
        }

        let depths = [1, 50, 99, 200, 20_000]

        #expect(depths.map { file($0).isTooDeep } == [false, false, false, true, true])
    }

    @Test func `reads generic arguments of any depth in one pass`() {
        let depth = 16_000
        let text =
            "struct A {\nlet b: \(String(repeating: "C<", count: depth))D\(String(repeating: ">", count: depth))\n}"

        let file = SourceFile(path: "", text: text)

        #expect(file.types.map { $0.properties.map(\.name) } == [["b"]])
        #expect(file.references.count == depth + 1)
    }
}
