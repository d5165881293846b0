import Foundation
import Loopback
import Shared

/// Measures the image loader: many tasks load the same images over real HTTP from this process.
///
/// The loader's memory cannot hold all images. Dropped ones are read from disk, so that each is requested only once.
nonisolated struct ImagesBenchmark {
    var addresses = 500
    /// The number of times each address is loaded.
    var repetitions = 20
    var tasks = 50
    var imageBytes = 100_000
    var memoryLimit = 20_000_000

    func run(in directory: URL) async throws -> [Measurement] {
        let server = try LoopbackServer(script)
        let measurements = try await measure(server, directory)
        await server.stop()
        return measurements
    }

    private func measure(_ server: LoopbackServer, _ directory: URL) async throws -> [Measurement] {
        let loader = makeLoader(in: directory)
        let host = try server.url().absoluteString
        var random = SeededGenerator(seed: 1)
        let asked = (0..<addresses * repetitions)
            .map { ExactText("\(host)/\($0 % addresses)") }
            .shuffled(using: &random)
        let share = (asked.count + tasks - 1) / tasks

        let start = ContinuousClock.now
        let peak = try await withThrowingTaskGroup(of: Int.self) { group in
            for first in stride(from: 0, to: asked.count, by: share) {
                let addresses = asked[first..<min(first + share, asked.count)]
                group.addTask {
                    var peak = 0
                    for address in addresses {
                        _ = try await loader.load(address)
                        peak = max(peak, await loader.memoryUse)
                    }
                    return peak
                }
            }
            return try await group.reduce(0, max)
        }
        let duration = start.duration(to: .now)

        return [
            Measurement("images asked for", Double(asked.count), .count),
            Measurement("tasks", Double(tasks), .count),
            Measurement("requests sent", Double(server.requests.count), .count, goal: .exactly(Double(addresses))),
            Measurement("all images together", Double(addresses * imageBytes) / 1_000_000, .megabytes),
            Measurement(
                "the loader’s memory, at its highest",
                Double(peak) / 1_000_000,
                .megabytes,
                goal: .atMost(Double(memoryLimit) / 1_000_000)
            ),
            Measurement("the process’s memory, server included", PeakMemory.megabytes, .megabytes),
            Measurement("time", duration.seconds, .seconds),
        ]
    }

    private func makeLoader(in directory: URL) -> CachingImageLoader {
        let clock = SystemClock()
        let connection = Connection(.live)
        let network = NetworkClient(
            connection: connection,
            log: RequestLog(),
            clock: clock,
            sample: SampleAPI(clock: clock, latency: .zero),
            remote: RemoteClient(clock: clock)
        )
        return CachingImageLoader(
            client: RetryingClient(network, policy: .image, clock: clock),
            store: ImageDisk(cacheDirectory: directory, clock: clock),
            clock: clock,
            connection: connection,
            memoryLimit: memoryLimit
        )
    }

    /// The responses: an image of the same size for each address, with the first and last bytes of a JPEG.
    private var script: [String: [LoopbackResponse]] {
        let image = Data([0xFF, 0xD8, 0xFF]) + Data(count: imageBytes - 5) + [0xFF, 0xD9]
        let response = LoopbackResponse.complete(status: 200, headers: ["Content-Type": "image/jpeg"], body: image)
        return Dictionary(uniqueKeysWithValues: (0..<addresses).map { ("/\($0)", [response]) })
    }
}
