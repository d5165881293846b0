/// The failure of a request on its connection.
struct TransferFailure: Error, Equatable {
    let error: ServiceError
    /// The reason for `--verbose`, in the words of the library that sent the request.
    let reason: String
}
