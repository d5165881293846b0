import Foundation

/// Hashes with the function of this platform.
package struct SystemPasswordHasher: PasswordHasher {
    private let cost: Int
    private let queue = PasswordQueue()

    package init(cost: PasswordCost) {
        self.cost = cost == .full ? SystemPasswordSetting.fullCost : SystemPasswordSetting.lowCost
    }

    package func hash(_ password: String) async throws -> String {
        guard PasswordPolicy.fits(password) else { throw PasswordHashError() }
        return try await compute(password, SystemPasswordSetting(cost: cost))
    }

    package func verify(_ password: String, against stored: String?) async throws -> Bool {
        let setting = stored.flatMap(setting)
        let fits = PasswordPolicy.fits(password)
        let computed = try await compute(fits ? password : "", setting ?? SystemPasswordSetting(cost: cost))
        guard let stored, setting != nil, fits else { return false }
        return areEqual(computed, stored)
    }

    package func dearest(of stored: [String]) -> String? {
        let costs = stored.compactMap { stored in setting(of: stored).map { (stored, cost: $0.cost) } }
        return costs.max { $0.cost < $1.cost }?.0
    }

    package func isCurrent(_ stored: String) -> Bool {
        SystemPasswordSetting(of: stored)?.cost == cost
    }

    /// Returns the setting of a hash that costs at most as much as a new one at full cost.
    private func setting(of stored: String) -> SystemPasswordSetting? {
        SystemPasswordSetting(of: stored).flatMap { $0.cost <= SystemPasswordSetting.fullCost ? $0 : nil }
    }

    private func compute(_ password: String, _ setting: SystemPasswordSetting) async throws -> String {
        try await queue.run { try setting.hash(password.precomposedStringWithCanonicalMapping) }
    }

    /// Compares every byte, so that the time does not reveal where the two differ.
    private func areEqual(_ one: String, _ other: String) -> Bool {
        one.utf8.count == other.utf8.count && zip(one.utf8, other.utf8).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
    }
}

/// The cost and the salt of one hash by the function of this platform.
#if canImport(CommonCrypto)
    typealias SystemPasswordSetting = PBKDF2Setting
#else
    typealias SystemPasswordSetting = ScryptSetting
#endif

/// Hashes one password at a time, so that memory stays bounded, on a thread of its own.
actor PasswordQueue {
    private let executor = QueueExecutor(label: "PasswordQueue")

    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    /// Calls `hash` when it is its turn. Throws `CancellationError` instead if the task has been canceled until then.
    func run<Hash: Sendable>(_ hash: @Sendable () throws -> Hash) throws -> Hash {
        try Task.checkCancellation()
        return try hash()
    }
}
