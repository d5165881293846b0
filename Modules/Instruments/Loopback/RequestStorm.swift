import Foundation
import Shared

/// Sends concurrent requests and cancels each at a random moment, from before it starts to after its response.
nonisolated package struct RequestStorm: Sendable {
    /// The number of requests that were answered, canceled or failed.
    package struct Outcome: Equatable, Sendable {
        package var answered = 0
        package var canceled = 0
        package var failed = 0
    }

    private let client: any HTTPClient
    private let clock: any AppClock
    private let latest: Duration

    /// Creates a storm that cancels each request at most `latest` after its start, on `clock`.
    package init(client: any HTTPClient, clock: any AppClock, latest: Duration) {
        self.client = client
        self.clock = clock
        self.latest = latest
    }

    /// Sends `count` requests, `width` at a time; returns when all have ended.
    package func run(_ count: Int, width: Int = 50, seed: UInt64, request: HTTPRequest) async -> Outcome {
        var random = SeededGenerator(seed: seed)
        var outcome = Outcome()
        var left = count
        while left > 0 {
            let batch = (0..<min(width, left)).map { _ in
                start(request, cancelAfter: latest * Double.random(in: 0...1, using: &random))
            }
            for task in batch {
                switch await task.result {
                case .success: outcome.answered += 1
                case .failure(is CancellationError): outcome.canceled += 1
                case .failure: outcome.failed += 1
                }
            }
            left -= batch.count
        }
        return outcome
    }

    private func start(_ request: HTTPRequest, cancelAfter delay: Duration) -> Task<Void, any Error> {
        let job = clock.activity.begin("request of the storm")
        let task = Task {
            try await job.run { _ = try await client.send(request) }
        }
        clock.schedule(after: delay) { task.cancel() }
        return task
    }
}
