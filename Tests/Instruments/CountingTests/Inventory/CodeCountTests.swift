import SwiftReader
import Testing

@testable import Counting

@Suite("A count of code") struct CodeCountTests {
    @Test func `counts nested types, and protocols apart, but no extension`() {
        let text = "protocol A {}\nclass B { struct C {} }\nenum D {}\nactor E {}\nextension B { enum F {} }"

        let count = CodeCount([SourceFile(path: "", text: text)])

        #expect(count == CodeCount(files: 1, lines: 5, tokens: 28, types: 5, protocols: 1))
    }

    @Test func `adds files and counts up`() {
        let one = CodeCount([SourceFile(path: "", text: "struct A {}\nprotocol B {}")])
        let two = CodeCount([SourceFile(path: "", text: "struct A {}"), SourceFile(path: "", text: "")])

        #expect(CodeCount(sumOf: [one, two]) == CodeCount(files: 3, lines: 3, tokens: 12, types: 2, protocols: 1))
    }
}
