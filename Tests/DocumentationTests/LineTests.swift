import Testing

struct LineTests {
    @Test(arguments: Repository.documents)
    func `No line is longer than 120 columns`(document: String) throws {
        let lines = try Repository.text(document).split(separator: "\n")

        #expect(lines.filter { $0.count > 120 }.isEmpty)
    }

    @Test(arguments: ["Modules", "Tests"])
    func `No comment in the code is longer than 120 columns`(folder: String) throws {
        let lines = try Repository.swiftFiles(below: folder).flatMap { try Repository.text($0).split(separator: "\n") }

        #expect(lines.filter { $0.utf8.count > 120 && $0.drop { $0 == " " }.hasPrefix("//") && $0.count > 120 }.isEmpty)
    }
}
