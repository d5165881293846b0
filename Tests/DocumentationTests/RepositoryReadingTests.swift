import Counting
import Testing

/// This repository, read whole: the reader finds the types that a search of the text finds.
@Suite("A reader of this repository") struct RepositoryReadingTests {
    init() async {
        await Sources.reading.value
    }

    @Test func `finds every type that begins a line`() throws {
        let pattern = /(@\w+ |package |public |final |nonisolated )*(class|struct|enum|protocol|actor) (?<name>\w+)/

        for file in Sources.modules {
            let lines = try Repository.text(file.path).split(separator: "\n")
            let declarations = lines.filter { $0.first?.isLetter == true || $0.first == "@" }
            let names = declarations.compactMap { $0.prefixMatch(of: pattern)?.name }.map(String.init)

            let types = file.types.filter { $0.kind != .extension }.map(\.name)

            #expect(names.filter { !types.contains($0) }.isEmpty, "\(file.path)")
        }

        #expect(Sources.modules.map(\.path) == (try Repository.swiftFiles(below: "Modules")).sorted())
    }
}
