import Foundation
import Loopback
import Shared
import TestSupport
import Testing

#if os(Linux)
    @Suite struct `A small gzip that becomes 100 MB` {
        /// What the session has unpacked and not delivered yet takes memory too, the more the busier the machine is: the
        /// least of several measurements shows what a request keeps.
        @Test func `takes less than 60 MB of memory`() async {
            await #expect(processExitsWith: .success) {
                let fixture = try HTTPFixture(["/small": [.json("[]")], "/bomb": [.gzipBomb]])
                var least = Int.max

                for _ in 1...5 where least >= 60_000 {
                    _ = try await send(fixture.request("/small"), on: fixture.client, fixture.clock)
                    let before = try forgetPeakMemory()
                    await #expect(throws: ServiceError.tooLarge) {
                        try await send(fixture.request("/bomb"), on: fixture.client, fixture.clock)
                    }
                    _ = try await send(fixture.request("/small"), on: fixture.client, fixture.clock)
                    least = min(least, try peakMemory() - before)
                }

                try #require(least < 60_000)
            }
        }
    }

    /// Begins a new peak, which it returns in kilobytes.
    private func forgetPeakMemory() throws -> Int {
        try "5".write(toFile: "/proc/self/clear_refs", atomically: false, encoding: .utf8)
        return try peakMemory()
    }

    /// Returns the peak memory of this process, in kilobytes.
    private func peakMemory() throws -> Int {
        let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
        let line = try #require(status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") })
        return try #require(line.split(whereSeparator: { !$0.isNumber }).first.flatMap { Int($0) })
    }
#endif
