import Testing

struct LineTests {
    @Test(arguments: Repository.documents)
    func `No line is longer than 120 columns`(document: String) throws {
        let lines = try Repository.text(document).split(separator: "\n")

        #expect(lines.filter { $0.count > 120 } == [])
    }
}
