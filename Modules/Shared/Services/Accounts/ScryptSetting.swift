#if os(Linux)
    import CCrypt
    import Foundation

    /// libcrypt's setting for one scrypt hash: `$7$`, the cost (log2 N, r, p) and the salt.
    struct ScryptSetting: Equatable {
        /// What every hash begins with.
        static let prefix = "$7$"
        static let fullCost = 17
        static let lowCost = 2

        /// The digits of libcrypt's numbers to the base 64, in the order of their values.
        private static let digits = Array("./0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz".utf8)
        private static let blockSizeAndParallelism = "6..../...."
        private static let saltLength = 22

        /// The binary logarithm of N, at least 2 in libcrypt.
        let cost: Int
        private let salt: String

        /// Creates a setting with 132 random bits of salt.
        init(cost: Int) {
            self.cost = cost
            var generator = SystemRandomNumberGenerator()
            let salt = (0..<Self.saltLength).map { _ in Self.digits[Int(generator.next(upperBound: 64 as UInt))] }
            self.salt = String(decoding: salt, as: UTF8.self)
        }

        /// Reads the setting of the hash `stored`; returns `nil` if the hash has another format.
        init?(of stored: String) {
            let format = /\$7\$([.\/0-9A-Za-z])6\.{4}\/\.{4}([.\/0-9A-Za-z]{22})\$[.\/0-9A-Za-z]{43}/
            guard
                let (_, cost, salt) = stored.wholeMatch(of: format.matchingSemantics(.unicodeScalar))?.output,
                let cost = cost.utf8.first.flatMap(Self.digits.firstIndex)
            else { return nil }
            self.cost = cost
            self.salt = String(salt)
        }

        var text: String { "\(Self.prefix)\(Unicode.Scalar(Self.digits[cost]))\(Self.blockSizeAndParallelism)\(salt)" }

        /// Returns a hash of `password`, with its setting. Throws `PasswordHashError`.
        func hash(_ password: String) throws -> String {
            var buffer: UnsafeMutableRawPointer?
            var size: Int32 = 0
            defer {
                if let buffer { explicit_bzero(buffer, Int(size)) }
                free(buffer)
            }
            guard let result = crypt_ra(password, text, &buffer, &size) else { throw PasswordHashError() }
            let hash = String(cString: result)
            guard hash.hasPrefix(Self.prefix) else { throw PasswordHashError() }
            return hash
        }
    }
#endif
