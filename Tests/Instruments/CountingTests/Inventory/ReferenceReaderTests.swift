import SwiftReader
import Testing

@testable import Counting

@Suite("A reader of stored references") struct ReferenceReaderTests {
    @Test(
        arguments: [
            ("let a: Model", StoredReference.Kind.strong),
            ("let a = Model()", .strong),
            ("var a: [any Output]", .strong),
            ("lazy var a: Model? = nil", .strong),
            ("private var a: [String: Store]", .strong),
            ("let a: Model.Part", .strong),
            ("let a: Inner", .strong),
            ("weak var a: (any Output)?", .weak),
            ("unowned let a: Model", .weak),
            ("let a: (Model) -> Void", .closure),
            ("var a: (() -> Void)?", .closure),
        ]
    )
    func `finds a reference`(property: String, kind: StoredReference.Kind) {
        #expect(references(to: property).map(\.kind) == [kind])
    }

    @Test(
        arguments: [
            "let a: Int", "let a: Value", "let a: Model.State", "let a: Form.Model", "var a: Model { Model() }",
            "var a: () -> Void { {} }", "static let a = Model()", "func a() { let b = Model() }",
        ]
    )
    func `finds no reference`(member: String) {
        #expect(references(to: member) == [])
    }

    @Test func `names owner, property and type, those of nested structs too`() {
        let file = SourceFile(path: "", text: "class A { struct Exits { var done: () -> Void }\n weak var b: A? }")

        let references = ReferenceReader(objectsIn: [file]).references(in: [file])

        #expect(
            references == [
                StoredReference(owner: "A", name: "b", type: "A?", kind: .weak),
                StoredReference(owner: "A.Exits", name: "done", type: "() -> Void", kind: .closure),
            ]
        )
    }

    private func references(to member: String) -> [StoredReference] {
        let known = """
            class Model { class Part {}; struct State {} }
            actor Store {}
            protocol Output {}
            struct Value {}
            struct Form { enum Model {} }
            """
        let file = SourceFile(path: "", text: "class Owner {\n class Inner {}\n \(member)\n}")
        return ReferenceReader(objectsIn: [file, SourceFile(path: "", text: known)]).references(in: [file])
    }
}
