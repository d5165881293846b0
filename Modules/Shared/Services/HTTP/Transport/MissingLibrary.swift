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
