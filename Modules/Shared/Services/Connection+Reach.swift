extension Connection {
    /// Simulates latency; connectivity is sampled when the request starts. Throws `ServiceError.noConnection` on
    /// `offline`.
    func reach(after latency: Duration, on clock: any AppClock) async throws {
        let network = network
        try await clock.sleep(for: latency)
        if network == .offline { throw ServiceError.noConnection }
    }
}
