import TestSupport
import Testing

@testable import Counting

@Suite("A reader of stored references") @MainActor struct StoredReferenceTests {
    @Test(
        arguments: [
            ("let a: Model", .strong), ("let a = Model()", .strong), ("var a: [any Output]", .strong),
            ("lazy var a: Model? = nil", .strong), ("private var a: [String: Store]", .strong),
            ("let a: Model.Part", .strong), ("let a: Inner", .strong), ("var a: Model { didSet { b() } }", .strong),
            ("weak var a: (any Output)?", .weak), ("unowned let a: Model", .weak),
            ("let a: (Model) -> Void", .closure), ("var a: (() -> Void)?", .closure),
            ("let a: Int", nil), ("let a: Value", nil), ("let a: Model.State", nil), ("let a: Form.Model", nil),
            ("var a: Model { Model() }", nil), ("var a: () -> Void { {} }", nil), ("static let a = Model()", nil),
            ("func a() { let b = Model() }", nil),
        ] as [(String, StoredReference.Kind?)]
    )
    func `finds a reference in a stored property of an object, a protocol or a closure`(
        member: String,
        kind: StoredReference.Kind?
    ) {
        let known = """
            class Model { class Part {}; struct State {} }
            actor Store {}
            protocol Output {}
            struct Value {}
            struct Form { enum Model {} }
            """
        let file = SourceFile(path: "", text: "class Owner {\n class Inner {}\n \(member)\n}")

        let reader = ReferenceReader(objectsIn: [file, SourceFile(path: "", text: known)])

        reader.references(in: [file]).map(\.kind).expect([kind].compactMap(\.self))
    }
}
