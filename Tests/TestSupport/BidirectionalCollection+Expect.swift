import Testing

nonisolated extension BidirectionalCollection where Element: Equatable {
    /// Expects exactly these elements, in this order. The compiler checks this ten times as fast as
    /// `#expect(list == […])`, for which it tries each way to compare two collections.
    package func expect(_ expected: [Element], sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(Array(self) == expected, sourceLocation: sourceLocation)
    }
}
