#if os(Linux)
    import CCrypt
    import Foundation

    /// Hashes with scrypt (r = 8, p = 1) from the system's libcrypt.
    package struct ScryptHasher: PasswordHasher {
        private static let maximumLogN = 17

        private let logN: Int
        private let queue = PasswordQueue()

        package init(cost: PasswordCost) {
            logN =
                switch cost {
                case .full: Self.maximumLogN
                case .low: 2
                }
        }

        package func hash(_ password: String) async throws -> String {
            guard PasswordPolicy.fits(password) else { throw PasswordHashError() }
            return try await compute(password, ScryptSetting(logN: logN))
        }

        package func verify(_ password: String, against stored: String?) async throws -> Bool {
            let setting = stored.flatMap(ScryptSetting.init(of:)).flatMap { $0.logN <= Self.maximumLogN ? $0 : nil }
            let fits = PasswordPolicy.fits(password)
            let computed = try await compute(fits ? password : "", setting ?? ScryptSetting(logN: logN))
            guard let stored, setting != nil, fits else { return false }
            return areEqual(computed, stored)
        }

        package func isCurrent(_ stored: String) -> Bool {
            ScryptSetting(of: stored)?.logN == logN
        }

        private func compute(_ password: String, _ setting: ScryptSetting) async throws -> String {
            try await queue.run { try crypt(password, setting) }
        }

        private func crypt(_ password: String, _ setting: ScryptSetting) throws -> String {
            var buffer: UnsafeMutableRawPointer?
            var size: Int32 = 0
            defer {
                if let buffer { explicit_bzero(buffer, Int(size)) }
                free(buffer)
            }
            let phrase = password.precomposedStringWithCanonicalMapping
            guard let result = crypt_ra(phrase, setting.text, &buffer, &size) else { throw PasswordHashError() }
            let hash = String(cString: result)
            guard hash.hasPrefix("$7$") else { throw PasswordHashError() }
            return hash
        }

        /// Compares every byte, so that the time does not reveal where the two differ.
        private func areEqual(_ one: String, _ other: String) -> Bool {
            one.utf8.count == other.utf8.count && zip(one.utf8, other.utf8).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
        }
    }

    /// The hasher of this platform.
    package typealias SystemPasswordHasher = ScryptHasher
#endif
