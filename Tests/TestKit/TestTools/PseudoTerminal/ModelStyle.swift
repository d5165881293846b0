/// The current style of a model terminal.
struct ModelStyle {
    /// The active SGR parameters in ascending order.
    private(set) var parameters: [Int] = []

    private static let attributes: Set<Int> = [1, 2, 3, 4, 7, 9]
    private static let foreground = Set(30...37).union(90...97)
    private static let background = Set(40...47).union(100...107)
    /// The parameters that each resetting parameter ends.
    private static let resets: [Int: Set<Int>] = [
        0: attributes.union(foreground).union(background),
        22: [1, 2], 23: [3], 24: [4], 27: [7], 29: [9], 39: foreground, 49: background,
    ]

    /// Applies the parameters of an SGR sequence; returns `false` if one is unknown.
    mutating func apply(_ sequence: [Int]) -> Bool {
        sequence.allSatisfy { apply($0) }
    }

    private mutating func apply(_ parameter: Int) -> Bool {
        if let ended = Self.resets[parameter] {
            parameters.removeAll(where: ended.contains)
            return true
        }
        let kinds = [Self.foreground, Self.background, Self.attributes.intersection([parameter])]
        guard let kind = kinds.first(where: { $0.contains(parameter) }) else { return false }
        parameters = (parameters.filter { !kind.contains($0) } + [parameter]).sorted()
        return true
    }
}
