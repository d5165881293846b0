import Foundation
import Loopback
import Shared
import TestSupport
import Testing

#if os(Linux)
    @Suite struct `A small gzip that becomes 100 MB` {
        @Test func `takes less than 60 MB of memory`() async {
            await #expect(processExitsWith: .success) {
                let fixture = try HTTPFixture(["/small": [.json("[]")], "/bomb": [.gzipBomb]])
                _ = try await send(fixture.request("/small"), on: fixture.client, fixture.clock)
                let before = try peakMemory()

                for _ in 1...3 {
                    await #expect(throws: ServiceError.tooLarge) {
                        try await send(fixture.request("/bomb"), on: fixture.client, fixture.clock)
                    }
                }
                _ = try await send(fixture.request("/small"), on: fixture.client, fixture.clock)

                try #require(try peakMemory() - before < 60_000)
            }
        }
    }

    /// Returns the peak memory of this process, in kilobytes.
    private func peakMemory() throws -> Int {
        let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
        let line = try #require(status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") })
        return try #require(line.split(whereSeparator: { !$0.isNumber }).first.flatMap { Int($0) })
    }
#endif
