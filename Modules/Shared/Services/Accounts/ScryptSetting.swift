/// libcrypt's setting for one scrypt hash: `$7$`, the cost (log2 N, r, p) and the salt.
struct ScryptSetting: Equatable {
    private static let alphabet = Array("./0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz")
    private static let blockSizeAndParallelism = "6..../...."
    private static let saltLength = 22
    private static let hashLength = 43

    /// The binary logarithm of N, at least 2 in libcrypt.
    let logN: Int
    private let salt: String

    /// Creates a setting with 132 random bits of salt.
    init(logN: Int) {
        self.logN = logN
        var generator = SystemRandomNumberGenerator()
        salt = String((0..<Self.saltLength).map { _ in Self.alphabet[Int(generator.next(upperBound: 64 as UInt))] })
    }

    /// Reads the setting of the hash `stored`; returns `nil` if the hash has another format.
    init?(of stored: String) {
        let parts = stored.split(separator: "$", omittingEmptySubsequences: false)
        guard
            parts.count == 4, parts[0] == "", parts[1] == "7",
            let cost = parts[2].first, let logN = Self.alphabet.firstIndex(of: cost),
            parts[2].dropFirst().hasPrefix(Self.blockSizeAndParallelism),
            (parts[2].dropFirst(11) + parts[3]).allSatisfy(Self.alphabet.contains),
            parts[2].count == 11 + Self.saltLength, parts[3].count == Self.hashLength
        else { return nil }
        self.logN = logN
        salt = String(parts[2].dropFirst(11))
    }

    var text: String { "$7$\(Self.alphabet[logN])\(Self.blockSizeAndParallelism)\(salt)" }
}
