import Foundation
import TestSupport
import Testing

@testable import Shared

struct FailureTests {
    @Test(arguments: reasons)
    func `A failure has a kind and the reason of the specification, a cancellation none`(
        error: any Error,
        failure: Failure,
        reason: String?
    ) {
        #expect(Failure(error) == failure)
        #expect(failure.reason == reason)
        #expect(failure.sentence == reason ?? "It was canceled.")
    }

    /// The error of a system call that found no space.
    private static var fullDisk: StorageError {
        errno = ENOSPC
        return .ofLastCall
    }

    /// Scenarios show the other reasons.
    private static let reasons: [(any Error, Failure, String?)] = [
        (ServiceError.timedOut, .timedOut, "The service took too long to answer."),
        (ServiceError.cutShort, .unexpected, "The service sent something unexpected."),
        (ServiceError.tooLarge, .unexpected, "The service sent something unexpected."),
        (fullDisk, .fullDisk, "There is no space left on the disk. Free some space on it, then try again."),
        (
            PasswordHashError(), .memory,
            "There is too little memory to check a password. Close other programs, then try again."
        ),
        (
            DataDirectoryError.full(path: "/data"), .dataDirectory(.full(path: "/data")),
            "There is no space left for /data. Free some space on that disk, then try again."
        ),
        (UnknownError(), .other, "Something went wrong. Try again."),
        (Failure.timedOut, .timedOut, "The service took too long to answer."),
        (CancellationError(), .canceled, nil),
    ]
}

private struct UnknownError: Error {}
