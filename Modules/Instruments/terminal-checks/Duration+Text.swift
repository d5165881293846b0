extension Duration {
    /// The time in milliseconds, with one decimal below 100 ms.
    var inMilliseconds: String {
        let milliseconds = self / .milliseconds(1)
        let tenths = (milliseconds * 10).rounded() / 10
        return milliseconds < 100 ? "\(tenths) ms" : "\(Int(milliseconds.rounded())) ms"
    }
}
