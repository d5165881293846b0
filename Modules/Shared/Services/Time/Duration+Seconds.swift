extension Duration {
    /// The duration in seconds, for interfaces that take a floating-point number.
    package var seconds: Double { self / .seconds(1) }

    /// The format that `init(decimalSeconds:)` accepts, for messages.
    package static let decimalForm = "seconds up to 999999999 with at most three decimals"

    /// Parses decimal seconds, such as `2` or `0.25`, exactly to the millisecond; returns `nil` for a sign, an
    /// exponent, more than three decimals or more than nine digits before them.
    package init?(decimalSeconds text: String) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        let decimals = parts.count == 2 ? parts[1] : "0"
        let isPlain = parts.allSatisfy { part in !part.isEmpty && part.utf8.allSatisfy { (0x30...0x39).contains($0) } }
        guard
            isPlain, parts.count <= 2, parts[0].count <= 9, decimals.count <= 3,
            let seconds = Int(parts[0]),
            let milliseconds = Int(decimals + String(repeating: "0", count: 3 - decimals.count))
        else { return nil }
        self = .milliseconds(seconds * 1000 + milliseconds)
    }

    /// The duration in seconds, to the millisecond, as `init(decimalSeconds:)` accepts it.
    package var decimalSeconds: String {
        let milliseconds = Int(self / .milliseconds(1))
        guard milliseconds % 1000 != 0 else { return "\(milliseconds / 1000)" }
        return "\(milliseconds / 1000)." + "\(1000 + milliseconds % 1000)".dropFirst()
    }
}
