import Foundation
import Scenarios
import TestSupport
import Testing

struct BuiltInScenariosTests {
    private let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Modules/Scenarios/BuiltIn").standardizedFileURL

    @Test func `The list holds every file of the folders, in the order of their names`() throws {
        let files = try paths().map { folder.appending(path: $0) }
            .sorted { $0.deletingPathExtension().lastPathComponent < $1.deletingPathExtension().lastPathComponent }

        BuiltInScenarios.all.map { "\($0.name).scenario" }.expect(files.map(\.lastPathComponent))
        try BuiltInScenarios.all.map { Data($0.bytes) }.expect(files.map { try Data(contentsOf: $0) })
    }

    @Test func `Each folder is named as the folder of a feature in the patterns, except Images`() throws {
        let patterns = folder.appending(path: "../../VIPER").standardizedFileURL

        let folders = Set(try paths().map { String($0.prefix { $0 != "/" }) })

        folders.filter { !FileManager.default.fileExists(atPath: patterns.appending(path: $0).path) }.expect(["Images"])
    }

    /// Returns the paths of the scenarios that are not hidden.
    private func paths() throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: folder.path)
            .filter { $0.hasSuffix(".scenario") && !"/\($0)".contains("/.") }
    }

    @Test(arguments: await BuiltInScenarios.all)
    func `Each is a scenario that says in one sentence what it shows`(builtIn: BuiltInScenario) throws {
        let scenario = try builtIn.parsed()

        #expect(scenario.name == builtIn.name)
        #expect(!scenario.lines.isEmpty)
        #expect(builtIn.bytes.first == UInt8(ascii: "#"))
        #expect(builtIn.summary.contains(/^[A-Z“].*\.$/))
    }
}

nonisolated extension BuiltInScenario: CustomTestStringConvertible {
    package var testDescription: String { name }
}
