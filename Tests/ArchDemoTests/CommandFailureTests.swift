import Scenarios
import Shared
import Testing

@testable import ArchDemo

@Suite("A command failure") struct CommandFailureTests {
    @Test(arguments: Example.all)
    func `has a message and a status`(example: Example) {
        let failure = CommandFailure(example.error)

        #expect(failure.message == example.message)
        #expect(failure.status == example.status)
    }

    @Test func `gives the position in a malformed scenario`() throws {
        let error = #expect(throws: ScenarioError.self) {
            try ScenarioParser.parse(Array("back\nbakc\n".utf8), file: "a.scenario")
        }

        let failure = error.map { CommandFailure($0) }

        let message = "a.scenario:2:1: Expected a step, found “bakc”. Did you mean “back”?"
        #expect(failure?.message == message)
        #expect(failure?.status == .badInput)
    }
}

nonisolated struct Example: Sendable {
    let error: any Error
    let message: String
    let status: ArchDemo.ExitStatus

    static let all = [
        Example(
            error: CommandFailure(message: "No file.", status: .fileNotFound),
            message: "No file.",
            status: .fileNotFound
        ),
        Example(
            error: DataDirectoryError.locked(path: "/data"),
            message: "The database /data is locked by another program. End that program, then try again.",
            status: .cannotWriteData
        ),
        Example(
            error: StorageError("disk full"),
            message: "The data could not be read or written: disk full.",
            status: .cannotWriteData
        ),
        Example(
            error: ServiceError.noConnection,
            message: "No connection. Check your network and try again.",
            status: .serviceUnavailable
        ),
    ]
}
