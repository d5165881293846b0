import Counting
import Testing

struct PatternRulesTests {
    init() async {
        await Sources.reading.value
    }

    @Test(arguments: PatternRules.all)
    func `A rule is kept by every file it is for`(rule: PatternRule) {
        let files = rule.files

        for file in files {
            #expect(rule.breaches(in: file).isEmpty, "\(file.path) breaks “\(rule.testDescription)”")
        }

        #expect(!files.isEmpty)
    }

    @Test(arguments: PatternRules.all)
    func `A rule catches each example that breaks it`(rule: PatternRule) {
        for example in rule.examples {
            #expect(rule.breaches(in: example) != [], "“\(rule.testDescription)” misses “\(example)”")
        }

        let findings = rule.checks.map { check in rule.examples.flatMap { check.findings(rule.file(of: $0)) } }
        #expect(findings.count(where: \.isEmpty) == 0, "A check of “\(rule.testDescription)” has no example.")
    }

    @Test(arguments: PatternRules.all.filter { !$0.allowed.isEmpty })
    func `A rule allows what only looks as if it broke it`(rule: PatternRule) {
        for example in rule.allowed {
            #expect(rule.breaches(in: example).isEmpty, "“\(rule.testDescription)” forbids “\(example)”")
        }
    }

    @Test func `Every file is read to its end, with every type that begins a line`() throws {
        let pattern = /(@\w+ |package |public |final |nonisolated )*(class|struct|enum|protocol|actor) (?<name>\w+)/

        for file in Sources.modules {
            let lines = try Repository.text(file.path).split(separator: "\n").filter { $0.first != " " }
            let names = lines.compactMap { $0.prefixMatch(of: pattern).map { String($0.name) } }

            let types = file.types.filter { $0.kind != .extension }.map(\.name)

            #expect(file.objection == nil, "\(file.path)")
            #expect(names.filter { !types.contains($0) }.isEmpty, "\(file.path)")
        }
    }

    @Test func `The services and what they store are found by their declarations`() {
        #expect(Sources.serviceProtocols.isSuperset(of: ["AccountService", "PhotoRepository", "SessionStore"]))
        #expect(Sources.serviceTypes.isSuperset(of: ["LocalAccountService", "StoredPhotoRepository"]))
        #expect(Sources.storedEntities.isSuperset(of: ["CatalogItem", "FeedPicture", "Photo", "Session", "User"]))
        #expect(Sources.storedEntities.isDisjoint(with: ["AlertContent", "DashboardPart", "LoginForm"]))
    }

    @Test func `VIPER's page lists the entities, and each other type of Shared that crosses a contract`() throws {
        let listed = Sources.typeNames(try Repository.text("docs/patterns/viper.md"))
        let shared = Sources.files(in: "Modules/Shared").flatMap(\.types).filter { $0.kind != .extension }.map(\.name)
        let contracts = Sources.files(in: "Modules/VIPER").filter { $0.path.hasSuffix("Contract.swift") }

        let parameters = contracts.flatMap(\.types).flatMap(\.functions).flatMap(\.parameters)

        let crossing = Set(shared).intersection(parameters.flatMap { Sources.typeNames($0.type) })
        #expect(crossing.subtracting(listed).sorted().isEmpty)
        #expect(crossing.isSuperset(of: ["DeepLink", "Failure", "LoginForm", "StoredChange"]))
    }
}
