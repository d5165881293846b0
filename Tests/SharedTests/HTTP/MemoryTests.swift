import Foundation
import Loopback
import Shared
import TestSupport
import Testing

#if os(Linux)
    @Suite("A response without end") struct MemoryTests {
        @Test func `takes at most 8 MB of memory more than its size limit`() async {
            await #expect(processExitsWith: .success) {
                let fixture = try HTTPFixture(["/": [.json("[]")], "/bomb": [.gzipBomb], "/endless": [.endlessBody]])
                _ = try await send(fixture.request("/"), on: fixture.client, fixture.clock)
                let before = try forgetPeakMemory()

                for path in ["/bomb", "/endless", "/bomb", "/endless"] {
                    await #expect(throws: ServiceError.tooLarge) {
                        try await send(fixture.request(path), on: fixture.client, fixture.clock)
                    }
                }

                try #require(peakMemory() - before < 13_000)
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
