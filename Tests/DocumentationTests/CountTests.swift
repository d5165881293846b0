import Testing

struct CountTests {
    @Test(arguments: ["mvp", "viper", "mvvm-coordinator"])
    func `A page counts the files and lines that there are`(pattern: String) throws {
        let page = try Repository.text("docs/patterns/\(pattern).md")
        let count = try #require(page.firstMatch(of: /`(Modules\/\S+)` holds (\d+) files and (\d+) lines/))

        let files = try Repository.swiftFiles(in: String(count.1))
        let lines = try files.reduce(0) { sum, file in try sum + Repository.text(file).count { $0 == "\n" } }

        #expect(String(count.2) == "\(files.count)")
        #expect(String(count.3) == "\(lines)")
    }
}
