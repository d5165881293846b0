import Testing

@testable import Counting

@Suite("A reader of Swift source") nonisolated struct SourceReadingTests {
    @Test(
        arguments: [
            ("let a // let b", 0), ("let a /* let b */", 0), ("let a /* let /* let b */ let c */", 0),
            ("/** let b */ let a", 0),
            (#"let a = "let b""#, 1), (#"let a = "\" let b""#, 1), (#"let a = "// let b""#, 1),
            (##"let a = #"" let b \( let c"#"##, 1),
            ("let a = \"\"\"\n    let b \"let c\" \\\"\"\"\n    \"\"\"", 1),
            ("let a = #\"\"\"\n    let b \"\"\" \\(c)\n    \"\"\"#", 1),
            ("let a = #/ /* b /#", 1), ("let a = ##/ \\/## /# // b /##", 1), ("let a = #/\n    b \\/# /* c\n/#", 1),
            (#"let a = /[*] "b/"#, 1), (#"let a = [/b\/*/, (/[)]/)]"#, 2), ("let a = !/b(c)\"/", 1),
        ]
    )
    func `gives no tokens for a comment, and one for a string or regular expression, without its content`(
        text: String,
        strings: Int
    ) {
        let tokens = SourceLexer(text).tokens

        #expect(words(in: text) == ["let", "a"])
        #expect(tokens.count { [.string, .regex].contains($0.kind) } == strings)
    }

    @Test func `finds the closures of a function by their numbers, and takes no statement for one`() {
        let code = """
            func load() {
                guard let first = list.first(where: { $0.isNew }) else { return }
                work.run(for: first) { [first] in
                    if first.isNew { first.load() }
                    first.parts.forEach { $0.load() }
                } then: { [weak self] in
                    self?.finish($0)
                }
            }
            """

        let lines = Closures(in: code).lines

        #expect(lines == [[1]: 2...2, [2]: 3...6, [2, 1]: 5...5, [3]: 6...8])
    }

    @Test(
        arguments: [
            (#"let a = "b \(c(")")) d""#, ["c"]), (##"let a = #"b \#(c(")")) d"#"##, ["c"]),
            ("let a = \"\"\"\n    b \\(c(\")\")) d\n    \"\"\"", ["c"]), ("let a = \"b", []),
        ]
    )
    func `reads the code of an interpolation, and ends a string literal that is not closed with its line`(
        text: String,
        inner: [String]
    ) {
        #expect(words(in: text + "\nlet e") == ["let", "a"] + inner + ["let", "e"])
    }

    @Test(arguments: [
        "a / b / c", "a/b/c", "a(/, b, /)", "a(/) + b(/)", "a /b / c", "a /b", "a /* d */ / b / c", "/// d\na/b",
    ])
    func `takes a slash for an operator unless a regular expression can begin and end there`(text: String) {
        #expect(SourceLexer(text).tokens.allSatisfy { $0.kind != .regex })
    }

    @Test(
        arguments: [
            ("let a /* b", false), ("let a /* b /* c */", false), ("let a = \"\"\"\n    b", false),
            ("let a = #/\n    b", false), ("let a /* b */", true), ("let a = #/ /* /#", true), ("let a // /* b", true),
            ("let a = \"/*", true), ("let a = #/b", true), ("", true),
        ]
    )
    func `says that a file ends within a comment or a literal`(text: String, isFinished: Bool) {
        #expect((SourceFile(path: "", text: text).objection == nil) == isFinished)
    }

    @Test func `counts lines that are neither blank nor only a comment`() {
        let text = """
            // A comment.

            let a = 1  // A comment.
            /* A comment
               of two lines. */ let b = 2
            let c = \"""
                // A text, with an empty line.

                \"""
            """

        #expect(SourceLexer(text).codeLines == [3, 5, 6, 7, 9])
    }

    @Test func `treats class before a member as a modifier`() throws {
        let text = "class A { class func b() {}\n class var c: Int { 1 }\n class D {} }"

        let types = SourceFile(path: "", text: text).types

        #expect(types.map(\.name) == ["A", "A.D"])
        #expect(types.first?.functions.map(\.modifiers) == [["class"]])
        #expect(types.first?.properties.map(\.modifiers) == [["class"]])
    }

    @Test(
        arguments: [
            ("let a: Int", "Int"),
            ("let a: any View", "any View"),
            ("weak var a: (any View)?", "(any View)?"),
            ("let a: [String: [Int]] = [:]", "[String: [Int]]"),
            ("let a: Result<Void, any Error> = b()", "Result<Void, any Error>"),
            ("let a: @MainActor (Int, String) -> Void", "@MainActor (Int, String) -> Void"),
            ("let a = Storyboard(b: 1)", "Storyboard"),
            ("let a = Queue<Int>()", "Queue<Int>"),
            ("let a = Model.State()", "Model.State"),
            ("let a = \"b\"", "String"),
            ("let a = 1", "Int"),
            ("let a = 1.5", "Double"),
            ("let a = true", "Bool"),
            ("let a = make()", nil),
            ("let a = b.c()", nil),
            ("let a = [1]", nil),
            ("let a = #/ /* /#", nil),
        ]
    )
    func `gives a property's type, declared or initialized`(text: String, type: String?) throws {
        let types = SourceFile(path: "", text: "class A {\n    \(text)\n    func z() {}\n}").types
        let property = try #require(types.first?.properties.first)

        #expect(property.name == "a")
        #expect(property.type == type)
    }

    @Test func `ends a value where the next declaration begins, of which a line can have several`() throws {
        let text = """
            struct A {
                let b = c
                    .d { $0 < 1 }
                    + (e ? 1 : 2)
                private let f: Int
                @MainActor var g = 1; let h: Int
                #if DEBUG
                let i = 1 < 2, k = max(1, 2), l: Int
                #endif
                func j() {}
            }
            """

        let type = try #require(SourceFile(path: "", text: text).types.first)

        #expect(type.properties.map(\.name) == ["b", "f", "g", "h", "i", "k", "l"])
        #expect(type.properties.map(\.type) == [nil, "Int", "Int", "Int", "Int", nil, "Int"])
        #expect(type.functions.map(\.name) == ["j"])
    }

    @Test func `gives name, labels, types and effects of a function`() throws {
        let text = """
            @discardableResult
            package static func a<T>(
                _ b: Int = 1,
                for c: (T, Int) -> Void,
                prefix: [T: Int]
            ) async throws(E) -> Result<T, E> where T: B {
                let d = 1
            }
            """

        let function = try #require(SourceFile(path: "", text: text).functions.first)

        #expect(function.name == "a")
        #expect(function.modifiers == ["package", "static"])
        #expect(function.parameters.map(\.label) == [nil, "for", "prefix"])
        #expect(function.parameters.map(\.type) == ["Int", "(T, Int) -> Void", "[T: Int]"])
        #expect(function.parameters.map(\.hasDefault) == [true, false, false])
        #expect(function.effects == ["async", "throws(E)"])
        #expect(function.result == "Result<T, E>")
        #expect(function.lines == 1...8)
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

        #expect(depths.map { file($0).objection != nil } == [false, false, false, true, true])
    }

    @Test func `reads generic arguments of any depth in one pass`() {
        let depth = 16_000
        let text =
            "struct A {\nlet b: \(String(repeating: "C<", count: depth))D\(String(repeating: ">", count: depth))\n}"

        let file = SourceFile(path: "", text: text)

        #expect(file.types.map { $0.properties.map(\.name) } == [["b"]])
        #expect(file.references.count == depth + 1)
    }

    private func words(in text: String) -> [String] {
        SourceLexer(text).tokens.filter { $0.kind == .word }.map(\.text)
    }
}
