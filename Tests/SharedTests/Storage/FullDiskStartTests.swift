#if os(Linux)
    import Foundation
    import TestSupport
    import Testing

    @testable import Shared

    /// Runs exit tests in which no file can grow, which SQLite treats like a full disk.
    struct FullDiskStartTests {
        @Test func `A start with an intact database is reported with the advice for a full disk`() async throws {
            let directory = try TemporaryDirectory()
            _ = try await AccountsFixture(at: .directory(directory.url))

            await #expect(processExitsWith: .success) { [path = directory.url.path as String] in
                try letNoFileGrow()
                await #expect(throws: DataDirectoryError.full(path: path + "/arch-demo.sqlite")) {
                    try await StorageLocation.directory(URL(filePath: path)).open(clock: VirtualClock()) { _ in }
                }
            }
        }

        @Test func `A login after the start fails with that advice, too`() async throws {
            let directory = try TemporaryDirectory()

            await #expect(processExitsWith: .success) { [path = directory.url.path as String] in
                let fixture = try await AccountsFixture(at: .directory(URL(filePath: path)))
                try letNoFileGrow()
                try #require(await failure { try await fixture.logIn() } == .fullDisk)
            }
        }

        @Test func `Accounts that cannot be added to a new database are reported with its path`() async throws {
            let directory = try TemporaryDirectory()

            await #expect(processExitsWith: .success) { [path = directory.url.path as String] in
                let location = StorageLocation.directory(URL(filePath: path))
                let storage = try await location.open(clock: VirtualClock()) { _ in }
                try letNoFileGrow()
                await #expect(throws: DataDirectoryError.full(path: path + "/arch-demo.sqlite")) {
                    try await AccountsFixture(at: .memory(storage))
                }
            }
        }
    }

    private func letNoFileGrow() throws {
        signal(SIGXFSZ, SIG_IGN)
        var limit = rlimit(rlim_cur: 0, rlim_max: 0)
        try #require(setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit) == 0)
    }
#endif
