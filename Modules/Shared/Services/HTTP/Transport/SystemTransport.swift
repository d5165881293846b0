/// What sends a single request on this system, follows no redirect, and keeps connections for later requests.
#if canImport(Darwin)
    typealias SystemTransport = URLSessionTransport
#else
    typealias SystemTransport = CurlTransport
#endif
