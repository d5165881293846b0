import Foundation

/// The 95 % confidence interval of a share (E. B. Wilson, 1927).
struct WilsonInterval {
    /// The quantile of the normal distribution that 2.5 % exceed.
    private static let quantile = 1.959964

    let lower: Double
    let upper: Double

    /// Creates the interval of the share that `count` is of `total`, which is at least 1.
    init(of count: Int, in total: Int) {
        let total = Double(total)
        let share = Double(count) / total
        let square = Self.quantile * Self.quantile / total
        let center = share + square / 2
        let margin = Self.quantile * ((share * (1 - share) + square / 4) / total).squareRoot()
        lower = (center - margin) / (1 + square)
        upper = (center + margin) / (1 + square)
    }

    /// The interval in whole percent, such as “59–94”.
    var percent: String {
        // Rounding can make a lower bound of 0 negative.
        String(format: "%.0f–%.0f", abs(lower) * 100, upper * 100)
    }
}
