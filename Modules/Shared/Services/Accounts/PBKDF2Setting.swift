#if canImport(CommonCrypto)
    import CommonCrypto
    import Foundation

    /// The setting of one PBKDF2-HMAC-SHA512 hash, since macOS has no memory-hard function; its cost is the number of
    /// rounds. Written for macOS 26, not tested there.
    struct PBKDF2Setting {
        /// What every hash begins with.
        static let prefix = "\(name)$"
        static let fullCost = 210_000
        static let lowCost = 1

        private static let name = "pbkdf2-sha512"
        private static let saltLength = 16
        private static let hashLength = 64

        let cost: Int
        private let salt: [UInt8]

        init(cost: Int) {
            self.cost = cost
            var generator = SystemRandomNumberGenerator()
            salt = (0..<Self.saltLength).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
        }

        init?(of stored: String) {
            let parts = stored.split(separator: "$").map(String.init)
            guard
                parts.count == 4, parts[0] == Self.name, let cost = Int(parts[1]), cost >= 1,
                let salt = Data(base64Encoded: parts[2]), salt.count == Self.saltLength,
                let hash = Data(base64Encoded: parts[3]), hash.count == Self.hashLength
            else { return nil }
            self.cost = cost
            self.salt = Array(salt)
        }

        func hash(_ password: String) throws -> String {
            var hash = [UInt8](repeating: 0, count: Self.hashLength)
            let status = CCKeyDerivationPBKDF(
                CCPBKDFAlgorithm(kCCPBKDF2),
                password,
                password.utf8.count,
                salt,
                salt.count,
                CCPseudoRandomAlgorithm(kCCPRFHmacAlgSHA512),
                UInt32(cost),
                &hash,
                hash.count
            )
            guard status == kCCSuccess else { throw PasswordHashError() }
            return [Self.name, String(cost), Data(salt).base64EncodedString(), Data(hash).base64EncodedString()]
                .joined(separator: "$")
        }
    }
#endif
