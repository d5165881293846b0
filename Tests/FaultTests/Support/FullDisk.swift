import Scenarios
import Shared

/// Makes SQLite refuse to write, as on a full disk, for the first minute of a story.
struct FullDisk {
    private let process: OtherProcess
    private let isFirstLaunch: Bool

    init(_ configuration: ServicesConfiguration) async throws {
        process = try await OtherProcess(configuration)
        isFirstLaunch = configuration.clock.now == VirtualClock().now
    }

    /// Refuses writes such as `INSERT ON photos`.
    func refuse(_ writes: String...) async throws {
        guard isFirstLaunch else { return }
        for (number, write) in writes.enumerated() {
            let fault = "SELECT RAISE(ROLLBACK, 'database or disk is full')"
            try await process.execute("CREATE TRIGGER full\(number) BEFORE \(write) BEGIN \(fault); END")
        }
        let numbers = writes.indices
        process.after(.seconds(60)) { process in
            for number in numbers { try await process.execute("DROP TRIGGER full\(number)") }
        }
    }
}
