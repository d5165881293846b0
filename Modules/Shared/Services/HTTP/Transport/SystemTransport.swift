/// What sends a single request on this system, follows no redirect, and keeps connections for later requests.
#if canImport(Darwin)
    typealias SystemTransport = URLSessionTransport
#else
    typealias SystemTransport = CurlTransport
#endif

/// The failure of a request on its connection.
struct TransferFailure: Error, Equatable {
    let error: ServiceError
    /// The reason for `--verbose`, in the words of the library that sent the request.
    let reason: String
}

/// The system lacks the library that sends requests.
package struct MissingLibrary: Error {
    package let message =
        "The networks other than “sample” and “offline” need libcurl.so.4, version 7.68 or later: install it "
        + "(Debian and Ubuntu: the package libcurl4)."

    /// Throws if `network` needs the library and the system lacks it.
    package static func check(_ network: Connection.Network) throws(MissingLibrary) {
        switch network {
        case .sample, .offline: break
        case .live, .host: if !SystemTransport.isAvailable { throw MissingLibrary() }
        }
    }
}
