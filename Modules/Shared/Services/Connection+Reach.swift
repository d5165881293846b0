extension Connection {
    /// Takes as long as a network would, which is there or not from the moment of the request. Throws
    /// `ServiceError.noConnection` on `offline`.
    func reach(after latency: Duration, on clock: any AppClock) async throws {
        let network = network
        try await clock.sleep(for: latency)
        if network == .offline { throw ServiceError.noConnection }
    }
}
