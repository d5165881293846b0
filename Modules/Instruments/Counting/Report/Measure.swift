/// The sizes of the patterns, in their order, by one way of counting.
nonisolated struct Measure {
    /// The indices of two patterns, the first of which is divided by the second.
    struct Pair {
        let above: Int
        let below: Int
    }

    /// How a ratio changes from the first way of counting to the others.
    enum Movement: String, CaseIterable {
        case falls = "Smaller in all rows but the first"
        case rises = "Larger in all rows but the first"
        case varies = "Smaller in some rows, larger in others"

        /// Compares `ratios` with the first of them.
        init(of ratios: [Double]) {
            let others = ratios.dropFirst()
            let first = ratios.first ?? 1
            self = others.allSatisfy { $0 < first } ? .falls : others.allSatisfy { $0 > first } ? .rises : .varies
        }
    }

    let name: String
    let sizes: [Int]

    func ratio(of pair: Pair) -> Double { Double(sizes[pair.above]) / Double(sizes[pair.below]) }
}
