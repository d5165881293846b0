import Testing

@testable import Shared

struct FailureTests {
    @Test(arguments: [
        (ServiceError.noConnection, "No connection. Check your network and try again."),
        (.timedOut, "The service took too long to answer."),
        (.refused, "The service refused the request."),
        (.notFound, "Not found."),
        (.unavailable(retryAfter: nil), "The service is having trouble. Try again later."),
        (.unavailable(retryAfter: .seconds(5)), "The service is having trouble. Try again later."),
        (.unexpected, "The service sent something unexpected."),
        (.cutShort, "The service sent something unexpected."),
        (.tooLarge, "The service sent something unexpected."),
    ])
    func `A failure of the service has the reason of the specification`(error: ServiceError, reason: String) {
        #expect(Failure(error).reason == reason)
    }

    @Test(arguments: [
        (AccountError.invalidCredentials, "Invalid credentials"),
        (.tooManyAttempts(seconds: 1), "Too many attempts. Try again in 1 second."),
        (.tooManyAttempts(seconds: 30), "Too many attempts. Try again in 30 seconds."),
        (.emailTaken, "User Already Exists"),
        (.loggedOut, "Your session has ended. Log out, then log in again."),
    ])
    func `A failure of the account service has the reason of the specification`(error: AccountError, reason: String) {
        #expect(Failure(error).reason == reason)
    }

    @Test(arguments: [
        (PhotoError.gone as any Error, Failure.photoGone, "This photo no longer exists."),
        (StorageError("disk full"), .storage, "The device could not store or read its data. Try again."),
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
    ])
    func `A failure of the device has a kind and a reason`(error: any Error, failure: Failure, reason: String) {
        #expect(Failure(error) == failure)
        #expect(Failure(error).reason == reason)
    }

    @Test
    func `A cancellation has no reason`() {
        let failure = Failure(CancellationError())

        #expect(failure == .canceled)
        #expect(failure.reason == nil)
    }
}

private struct UnknownError: Error {}
