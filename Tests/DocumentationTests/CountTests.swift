import Testing

struct CountTests {
    @Test(arguments: ["mvp", "viper", "mvvm-coordinator"])
    func `A page counts the files and lines that there are`(pattern: String) throws {
        let page = try Repository.text("docs/patterns/\(pattern).md")
        let counts = page.matches(of: /`(Modules\/\S+)` holds (\d+) files and (\d+) lines/)

        for count in counts {
            let files = try Repository.swiftFiles(in: String(count.1))
            let lines = try files.reduce(0) { sum, file in try sum + self.lines(of: file) }
            #expect(String(count.2) == "\(files.count)", "\(count.0)")
            #expect(String(count.3) == "\(lines)", "\(count.0)")
        }

        #expect(counts.count >= 2)
    }

    @Test func `The comparison of presenters counts the lines that there are`() throws {
        let page = try Repository.text("docs/patterns/mvp.md")
        let counts = page.matches(of: /`(Modules\/\S+\.swift)` has (\d+) lines/)

        for count in counts {
            #expect(String(count.2) == "\(try lines(of: String(count.1)))", "\(count.0)")
        }

        #expect(counts.count >= 4)
    }

    private func lines(of file: String) throws -> Int {
        try Repository.text(file).count { $0 == "\n" }
    }
}
