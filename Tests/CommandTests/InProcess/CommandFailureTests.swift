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
}
