#if canImport(CommonCrypto)
    import CommonCrypto
    import Foundation

    /// Hashes with PBKDF2-HMAC-SHA512, since macOS has no memory-hard function. Written for macOS 15, not tested there.
    package struct PBKDF2Hasher: PasswordHasher {
        private static let name = "pbkdf2-sha512"
        private static let maximumRounds: UInt32 = 210_000
        private static let saltLength = 16
        private static let hashLength = 64

        private let rounds: UInt32
        private let queue = PasswordQueue()

        package init(cost: PasswordCost) {
            rounds =
                switch cost {
                case .full: Self.maximumRounds
                case .low: 1
                }
        }

        package func hash(_ password: String) async throws -> String {
            guard PasswordPolicy.fits(password) else { throw PasswordHashError() }
            let salt = Self.randomSalt()
            let hash = try await compute(password, salt, rounds)
            return [Self.name, String(rounds), Data(salt).base64EncodedString(), Data(hash).base64EncodedString()]
                .joined(separator: "$")
        }

        package func verify(_ password: String, against stored: String?) async throws -> Bool {
            let record = stored.flatMap(Record.init)
            let fits = PasswordPolicy.fits(password)
            let computed = try await compute(
                fits ? password : "",
                record?.salt ?? Self.randomSalt(),
                record?.rounds ?? rounds
            )
            guard let record, fits else { return false }
            return zip(computed, record.hash).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
        }

        package func isCurrent(_ stored: String) -> Bool {
            Record(stored)?.rounds == rounds
        }

        private struct Record {
            let rounds: UInt32
            let salt: [UInt8]
            let hash: [UInt8]

            init?(_ stored: String) {
                let parts = stored.split(separator: "$").map(String.init)
                guard
                    parts.count == 4, parts[0] == name,
                    let rounds = UInt32(parts[1]), (1...maximumRounds).contains(rounds),
                    let salt = Data(base64Encoded: parts[2]), salt.count == saltLength,
                    let hash = Data(base64Encoded: parts[3]), hash.count == hashLength
                else { return nil }
                self.rounds = rounds
                self.salt = Array(salt)
                self.hash = Array(hash)
            }
        }

        private static func randomSalt() -> [UInt8] {
            var generator = SystemRandomNumberGenerator()
            return (0..<saltLength).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
        }

        private func compute(_ password: String, _ salt: [UInt8], _ rounds: UInt32) async throws -> [UInt8] {
            try await queue.run {
                var hash = [UInt8](repeating: 0, count: Self.hashLength)
                let phrase = password.precomposedStringWithCanonicalMapping
                let status = CCKeyDerivationPBKDF(
                    CCPBKDFAlgorithm(kCCPBKDF2),
                    phrase,
                    phrase.utf8.count,
                    salt,
                    salt.count,
                    CCPseudoRandomAlgorithm(kCCPRFHmacAlgSHA512),
                    rounds,
                    &hash,
                    hash.count
                )
                guard status == kCCSuccess else { throw PasswordHashError() }
                return hash
            }
        }
    }

    /// The hasher of this platform.
    package typealias SystemPasswordHasher = PBKDF2Hasher
#endif
