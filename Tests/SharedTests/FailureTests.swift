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
    ])
    func `A failure of the account service has the reason of the specification`(error: AccountError, reason: String) {
        #expect(Failure(error).reason == reason)
    }

    @Test(arguments: [
        (PhotoError.gone as any Error, Failure.photoGone),
        (StorageError("disk full"), .storage),
        (PasswordHashError(), .memory),
        (DataDirectoryError.locked(path: "/data"), .dataDirectory(.locked(path: "/data"))),
        (UnknownError(), .other),
        (Failure.timedOut, .timedOut),
    ])
    func `A failure of the device has a kind and a reason`(error: any Error, failure: Failure) {
        #expect(Failure(error) == failure)
        #expect(Failure(error).reason?.isEmpty == false)
    }

    @Test
    func `A cancellation has no reason`() {
        let failure = Failure(CancellationError())

        #expect(failure == .canceled)
        #expect(failure.reason == nil)
    }
}

private struct UnknownError: Error {}
