import Foundation
import Scenarios
import Testing

struct BuiltInScenariosTests {
    @Test
    func `The list holds every file of the folder, by name`() throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../Modules/Scenarios/BuiltIn").standardizedFileURL
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .sorted { $0.deletingPathExtension().lastPathComponent < $1.deletingPathExtension().lastPathComponent }

        let listed = BuiltInScenarios.all

        #expect(listed.map { "\($0.name).scenario" } == files.map(\.lastPathComponent))
        #expect(try listed.map { Data($0.bytes) } == files.map { try Data(contentsOf: $0) })
    }

    @Test(arguments: await BuiltInScenarios.all)
    func `Each is a scenario that says in one sentence what it shows`(builtIn: BuiltInScenario) throws {
        let scenario = try builtIn.parsed()

        #expect(scenario.name == builtIn.name)
        #expect(!scenario.lines.isEmpty)
        #expect(builtIn.bytes.first == UInt8(ascii: "#"))
        #expect(builtIn.summary.hasSuffix("."))
        #expect(builtIn.summary.first?.isUppercase == true || builtIn.summary.first == "“")
    }
}
