extension Duration {
    /// The duration in seconds, for interfaces that take a floating-point number.
    package var seconds: Double { self / .seconds(1) }
}
