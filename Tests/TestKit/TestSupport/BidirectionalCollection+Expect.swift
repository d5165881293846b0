import Testing

nonisolated extension BidirectionalCollection where Element: Equatable {
    /// Expects exactly these elements, in this order. The compiler checks this ten times as fast as
    /// `#expect(list == […])`, for which it tries each way to compare two collections.
    package func expect(_ expected: [Element], sourceLocation: SourceLocation = #_sourceLocation) {
        let list = Array(self)
        #expect(list == expected, sourceLocation: sourceLocation)
    }
}
