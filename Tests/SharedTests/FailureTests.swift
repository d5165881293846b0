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

    private static let reasons: [(any Error, Failure, String?)] = [
        (ServiceError.noConnection, .noConnection, "No connection. Check your network and try again."),
        (ServiceError.timedOut, .timedOut, "The service took too long to answer."),
        (ServiceError.refused, .refused, "The service refused the request."),
        (ServiceError.notFound, .notFound, "Not found."),
        (
            ServiceError.unavailable(retryAfter: nil), .unavailable,
            "The service is having trouble. Try again later."
        ),
        (
            ServiceError.unavailable(retryAfter: .seconds(5)), .unavailable,
            "The service is having trouble. Try again later."
        ),
        (ServiceError.unexpected, .unexpected, "The service sent something unexpected."),
        (ServiceError.cutShort, .unexpected, "The service sent something unexpected."),
        (ServiceError.tooLarge, .unexpected, "The service sent something unexpected."),
        (AccountError.invalidCredentials, .invalidCredentials, "Invalid credentials"),
        (
            AccountError.tooManyAttempts(seconds: 1), .tooManyAttempts(seconds: 1),
            "Too many attempts. Try again in 1 second."
        ),
        (
            AccountError.tooManyAttempts(seconds: 30), .tooManyAttempts(seconds: 30),
            "Too many attempts. Try again in 30 seconds."
        ),
        (AccountError.emailTaken, .emailTaken, "User Already Exists"),
        (AccountError.loggedOut, .loggedOut, "Your session has ended. Log out, then log in again."),
        (PhotoError.gone, .photoGone, "This photo no longer exists."),
        (StorageError("disk full"), .storage, "The device could not store or read its data. Try again."),
        (
            fullDisk, .fullDisk, "There is no space left on the disk. Free some space on it, then try again."
        ),
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
