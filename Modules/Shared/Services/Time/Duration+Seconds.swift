extension Duration {
    /// The duration in seconds, for interfaces that take a floating-point number.
    package var seconds: Double {
        Double(components.seconds) + Double(components.attoseconds) / 1e18
    }

    /// The duration in whole seconds, rounded up.
    package var secondsRoundedUp: Int {
        Int(components.seconds) + (components.attoseconds > 0 ? 1 : 0)
    }
}
