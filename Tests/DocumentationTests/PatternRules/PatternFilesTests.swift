import TestSupport
import Testing

struct PatternFilesTests {
    @Test func `Every pattern has rules, in the order in which patterns are shown`() {
        PatternFiles.all.map(\.module).expect(ListedPattern.all.map(\.module))
        #expect(PatternFiles.all.filter(\.rules.isEmpty).map(\.module).isEmpty)
    }

    @Test(arguments: PatternFiles.all)
    func `Every file has a role or a reason, every role a test file, and every screen its contract`(
        files: PatternFiles
    ) {
        let paths = names(below: files.folder)
        let tests = names(below: "Tests/\(files.module)Tests")

        #expect(files.faults(in: paths, tests: tests).isEmpty)
    }

    @Test(arguments: PatternFiles.all)
    func `Each file that breaks a rule is found`(files: PatternFiles) {
        let others = files.others.keys.sorted()
        let paths = others.dropFirst() + ["Login/LoginHelper.swift", "Login/LoginViewController.swift"]

        let faults = files.faults(in: Array(paths), tests: [])

        let screen = "Login/LoginViewController.swift"
        let expected = [
            "Login/LoginHelper.swift has no role",
            "\(screen) has no Login/LoginViewControllerTests.swift",
            files.contract.map { "\(screen) has no \($0)" },
            "\(others[0]) is not there",
        ]
        #expect(faults == expected.compactMap(\.self))
    }

    private func names(below folder: String) -> [String] {
        Repository.swiftFiles(below: folder).map { String($0.dropFirst(folder.count + 1)) }
    }
}
