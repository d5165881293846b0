import Dispatch
import Foundation
import TestSupport
import Testing

@testable import Shared

struct PasswordHasherTests {
    @Test func `A hash at full cost matches its password, and is current only for a hasher of its cost`() async throws {
        let hasher = SystemPasswordHasher(cost: .full)

        let stored = try await hasher.hash("ibrar1234")

        #expect(try await hasher.verify("ibrar1234", against: stored))
        #expect(hasher.isCurrent(stored))
        #expect(!makeHasher().isCurrent(stored))
    }

    @Test(arguments: [
        ("", ""), ("aB3😀", "aB3😀"), ("caf\u{e9}", "cafe\u{301}"),
        (String(repeating: "x", count: 500), String(repeating: "x", count: 500)),
    ])
    func `A password matches its own hash in any Unicode normalization, no other, and gets a new salt each time`(
        password: String,
        typed: String
    ) async throws {
        let hasher = makeHasher()

        let stored = try await hasher.hash(password)

        let isRight = try await [
            hasher.verify(typed, against: stored), hasher.verify(password + "x", against: stored),
            hasher.verify(password, against: nil),
        ]
        isRight.expect([true, false, false])
        #expect(try await hasher.hash(password) != stored)
    }

    @Test(arguments: ["a\u{0}b", String(repeating: "x", count: 501), String(repeating: "x", count: 5000)])
    func `A password that cannot be hashed matches no hash`(password: String) async throws {
        let hasher = makeHasher()
        let storedOfEmpty = try await hasher.hash("")

        await #expect(throws: PasswordHashError.self) { try await hasher.hash(password) }

        #expect(try await !hasher.verify(password, against: storedOfEmpty))
    }

    @Test func `A hash that is canceled while another is under way is not begun`() async throws {
        let queue = PasswordQueue()
        let (log, isUnderWay, mayEnd) = (Log(), DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        let first = Task {
            try await queue.run {
                isUnderWay.signal()
                mayEnd.wait()
                log.add("first")
            }
        }
        await withCheckedContinuation { continuation in
            DispatchQueue.global().async {
                isUnderWay.wait()
                continuation.resume()
            }
        }

        let second = Task.immediate { try await queue.run { log.add("second") } }
        second.cancel()
        mayEnd.signal()
        try await first.value

        await #expect(throws: CancellationError.self) { try await second.value }
        log.entries.expect(["first"])
    }

    private func makeHasher() -> SystemPasswordHasher {
        SystemPasswordHasher(cost: .low)
    }
}

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
