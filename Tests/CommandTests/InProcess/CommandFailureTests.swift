import Scenarios
import Shared
import Testing

@testable import AppCommand

@Suite("A command failure") @MainActor struct CommandFailureTests {
    @Test(
        arguments: [
            (CommandFailure(message: "No file.", status: .fileNotFound), "No file.", .fileNotFound),
            (
                DataDirectoryError.locked(path: "/data"),
                "The database /data is locked by another program. End that program, then try again.", .cannotWriteData
            ),
            (StorageError("disk full"), "The data could not be read or written: disk full.", .cannotWriteData),
            (
                ServiceError.noConnection, "No connection. Check your network and try again.", .serviceUnavailable
            ),
        ] as [(any Error, String, AppCommand.ExitStatus)]
    )
    func `has a message and a status`(error: any Error, message: String, status: AppCommand.ExitStatus) {
        let failure = CommandFailure(error)

        #expect(failure.message == message)
        #expect(failure.status == status)
    }

    @Test func `gives the position in a malformed scenario`() throws {
        let error = try #require(throws: ScenarioError.self) {
            try ScenarioParser.parse(Array("back\nbakc\n".utf8), file: "a.scenario")
        }

        let failure = CommandFailure(error)

        #expect(failure.message == "a.scenario:2:1: Expected a step, found “bakc”. Did you mean “back”?")
        #expect(failure.status == .badInput)
    }
}
