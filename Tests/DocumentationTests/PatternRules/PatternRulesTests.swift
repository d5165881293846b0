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
    func `A rule catches each line that breaks it`(rule: PatternRule) throws {
        let comments = rule.examples.map { "    // \($0)" }

        let breaches = try rule.breaches(in: (comments + rule.examples).joined(separator: "\n"))

        #expect(breaches == rule.examples)
        #expect(!rule.examples.isEmpty)
    }
}
