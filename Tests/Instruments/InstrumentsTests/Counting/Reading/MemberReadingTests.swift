import Testing

@testable import Counting

@Suite("A reader of members") nonisolated struct MemberReadingTests {
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
        ]
    )
    func `gives a property's type, declared or initialized`(text: String, type: String?) throws {
        let property = try property(text)

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

    @Test(
        arguments: [
            ("init?(a: Int) {}", "init"),
            ("deinit { a() }", "deinit"),
            ("subscript(a: Int) -> Int { 1 }", "subscript"),
            ("static func == (a: A, b: A) -> Bool { true }", "=="),
            ("func `default`() {}", "default"),
            ("func `a sentence`() {}", "a sentence"),
        ]
    )
    func `gives functions of every kind`(text: String, name: String) {
        let types = SourceFile(path: "", text: "struct A {\n\(text)\nlet b: Int\n}").types

        #expect(types.first?.functions.map(\.name) == [name])
        #expect(types.first?.properties.map(\.name) == ["b"])
    }

    private func property(_ text: String) throws -> PropertyDeclaration {
        let types = SourceFile(path: "", text: "class A {\n    \(text)\n    func z() {}\n}").types
        return try #require(types.first?.properties.first)
    }
}
