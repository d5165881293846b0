/// Aligns lines of several columns: lines of the same moment are in the same row.
package nonisolated struct CallAlignment {
    /// The line of each column in each row; `nil` if the column has none there.
    private(set) var rows: [[Int?]] = []
    /// For each column, the positions of the lines of shared moments, in order.
    package private(set) var sharedLines: [[Int]]

    /// Aligns columns that are given as the moment of each of their lines.
    package init(_ columns: [[String?]]) {
        let moments = columns.map { $0.compactMap(\.self) }
        let common = moments.dropFirst().reduce(moments.first ?? []) { $0.commonSubsequence(with: $1) }
        sharedLines = columns.map { _ in [] }
        var starts = columns.map { _ in 0 }
        var rests = columns.map { $0[...] }
        for moment in common {
            let ends = rests.map { $0.firstIndex(of: moment) ?? $0.endIndex }
            addRows(from: starts, to: ends)
            starts = ends
            for (column, end) in ends.enumerated() { sharedLines[column].append(end) }
            rests = zip(columns, ends).map { $0.dropFirst($1 + 1) }
        }
        addRows(from: starts, to: columns.map(\.count))
    }

    /// Returns the row of a column's line.
    func row(ofLine line: Int, column: Int) -> Int {
        rows.firstIndex { $0[column] == line } ?? 0
    }

    /// Adds rows that begin with the lines at `starts`; in each column they end before `ends`.
    private mutating func addRows(from starts: [Int], to ends: [Int]) {
        let ranges = zip(starts, ends).map { $0..<$1 }
        for offset in 0..<(ranges.map(\.count).max() ?? 0) {
            rows.append(ranges.map { offset < $0.count ? $0.lowerBound + offset : nil })
        }
    }
}

nonisolated extension [String] {
    /// Returns a longest subsequence of both.
    fileprivate func commonSubsequence(with other: [String]) -> [String] {
        let removed = Set(other.difference(from: self).removals.map(\.offset))
        return enumerated().filter { !removed.contains($0.offset) }.map(\.element)
    }
}

nonisolated extension CollectionDifference.Change {
    /// The position of the change.
    package var offset: Int {
        switch self {
        case .insert(let offset, _, _), .remove(let offset, _, _): offset
        }
    }
}
