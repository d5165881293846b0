/// The hash that a Content-Security-Policy names a script by. Foundation has none on Linux.
struct SHA256 {
    /// The 32 bytes of the hash.
    let digest: [UInt8]

    private static let primes = (2...311).filter { number in
        !(2..<number).contains { $0 * $0 <= number && number % $0 == 0 }
    }
    /// The first 32 bits of the fractional parts of the primes' cube roots.
    private static let constants = primes.map { fraction(of: Double($0).cubeRoot) }
    private static let start = primes.prefix(8).map { fraction(of: Double($0).squareRoot()) }

    init(_ message: [UInt8]) {
        let length = UInt64(message.count) * 8
        let zeros = (119 - message.count % 64) % 64
        let padded =
            message + [0x80] + Array(repeating: 0, count: zeros)
            + stride(from: 56, through: 0, by: -8).map { UInt8(truncatingIfNeeded: length >> $0) }
        var hash = Self.start
        for block in stride(from: 0, to: padded.count, by: 64) { Self.add(padded[block..<block + 64], to: &hash) }
        digest = hash.flatMap { word in [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> $0) } }
    }

    private static func add(_ block: ArraySlice<UInt8>, to hash: inout [UInt32]) {
        var words = stride(from: block.startIndex, to: block.endIndex, by: 4).map { index in
            block[index..<index + 4].reduce(0) { $0 << 8 | UInt32($1) }
        }
        for index in 16..<64 {
            let (early, late) = (words[index - 15], words[index - 2])
            let one = early.rotated(7) ^ early.rotated(18) ^ early >> 3
            let two = late.rotated(17) ^ late.rotated(19) ^ late >> 10
            words.append(words[index - 16] &+ one &+ words[index - 7] &+ two)
        }
        var state = hash
        for (constant, word) in zip(constants, words) {
            let choice = state[4] & state[5] ^ ~state[4] & state[6]
            let majority = state[0] & state[1] ^ state[0] & state[2] ^ state[1] & state[2]
            let one = state[4].rotated(6) ^ state[4].rotated(11) ^ state[4].rotated(25)
            let two = state[0].rotated(2) ^ state[0].rotated(13) ^ state[0].rotated(22)
            let first = state[7] &+ one &+ choice &+ constant &+ word
            state[3] = state[3] &+ first
            state = [first &+ two &+ majority] + state.dropLast()
        }
        hash = zip(hash, state).map { $0 &+ $1 }
    }

    private static func fraction(of number: Double) -> UInt32 {
        UInt32((number - number.rounded(.down)) * 4_294_967_296)
    }
}

extension UInt32 {
    fileprivate func rotated(_ count: UInt32) -> UInt32 { self >> count | self << (32 - count) }
}

extension Double {
    /// The cube root by Newton's method; the one of Foundation differs in the last bit.
    fileprivate var cubeRoot: Double { (0..<60).reduce(self) { root, _ in (2 * root + self / (root * root)) / 3 } }
}
