import Testing

struct PatternRulesTests {
    @Test(arguments: PatternRules.all)
    func `A rule is kept by every file it is for`(rule: PatternRule) throws {
        let files = try rule.files()

        for file in files {
            let breaches = try rule.breaches(in: Repository.text(file))
            #expect(breaches == [], "\(file) breaks “\(rule.testDescription)”")
        }

        #expect(!files.isEmpty)
    }

    @Test(arguments: PatternRules.all)
    func `A rule catches what breaks it`(rule: PatternRule) throws {
        #expect(try rule.breaches(in: "import Shared\n\(rule.example)\n// \(rule.example)") == [rule.example[...]])
    }
}
