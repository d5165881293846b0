import Foundation
import TestSupport
import Testing

@testable import Shared

struct PasswordMemoryTests {
    #if os(Linux)
        /// Limits the memory of the exit test's own process to 64 MB more than it has; one hash at full cost takes 128
        /// MB.
        @Test func `Lack of memory for a hash is an error, not a wrong password`() async {
            await #expect(processExitsWith: .success) {
                let stored = try await SystemPasswordHasher(cost: .low).hash("Secret1")
                let pages = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " ")
                let size = (UInt(pages.first ?? "") ?? 0) * UInt(getpagesize()) + 64_000_000
                var limit = rlimit(rlim_cur: size, rlim_max: size)
                #expect(setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit) == 0)

                await #expect(throws: PasswordHashError.self) {
                    try await SystemPasswordHasher(cost: .full).verify("Secret1", against: nil)
                }
                #expect(try await SystemPasswordHasher(cost: .low).verify("Secret1", against: stored))
            }
        }
    #endif
}
