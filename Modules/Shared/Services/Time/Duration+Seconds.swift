extension Duration {
    /// The duration in seconds, for interfaces that take a floating-point number.
    package var seconds: Double { self / .seconds(1) }

    /// The format that `init(decimalSeconds:)` accepts, for messages.
    package static let decimalForm = "seconds up to 999999999 with at most three decimals"

    /// Parses decimal seconds, such as `2` or `0.25`, exactly to the millisecond; returns `nil` for a sign, an
    /// exponent, more than three decimals or more than nine digits before them.
    package init?(decimalSeconds text: String) {
        guard text.wholeMatch(of: /[0-9]{1,9}(\.[0-9]{1,3})?/) != nil, let seconds = Double(text) else { return nil }
        self = .milliseconds(Int((seconds * 1000).rounded()))
    }

    /// The duration in seconds, to the millisecond, as `init(decimalSeconds:)` accepts it.
    package var decimalSeconds: String {
        let milliseconds = Int(self / .milliseconds(1))
        guard milliseconds % 1000 != 0 else { return "\(milliseconds / 1000)" }
        return "\(milliseconds / 1000)." + "\(1000 + milliseconds % 1000)".dropFirst()
    }
}
