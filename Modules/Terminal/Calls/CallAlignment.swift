/// Aligns lines of several columns: lines of the same moment are in the same row.
package nonisolated struct CallAlignment: Equatable {
    /// Rows that begin with the lines at `starts`; in each column they end before `ends`.
    private struct Block: Equatable {
        let row: Int
        let starts: [Int]
        let ends: [Int]
    }

    private var blocks: [Block] = []
    private(set) var rowCount = 0
    /// For each column, the positions of the lines of shared moments, in order.
    package private(set) var sharedLines: [[Int]]

    /// Aligns columns that are given as the moment of each of their lines.
    package init(_ columns: [[String?]]) {
        let moments = columns.map { $0.compactMap(\.self) }
        let common = moments.dropFirst().reduce(moments.first ?? []) { $0.commonSubsequence(with: $1) }
        var starts = columns.map { _ in 0 }
        sharedLines = columns.map { _ in [] }
        var rests = columns.map { $0[...] }
        for moment in common {
            let ends = rests.map { $0.firstIndex(of: moment) ?? $0.endIndex }
            addBlock(from: starts, to: ends)
            starts = ends
            for (column, end) in ends.enumerated() { sharedLines[column].append(end) }
            rests = zip(columns, ends).map { $0.dropFirst($1 + 1) }
        }
        addBlock(from: starts, to: columns.map(\.count))
    }

    /// Returns the position of a column's line in a row; `nil` if it has none there.
    func line(inRow row: Int, column: Int) -> Int? {
        guard let block = blocks.last(where: { $0.row <= row }) else { return nil }
        let line = block.starts[column] + row - block.row
        return line < block.ends[column] ? line : nil
    }

    /// Returns the row of a column's line.
    func row(ofLine line: Int, column: Int) -> Int {
        guard let block = blocks.last(where: { $0.starts[column] <= line }) else { return 0 }
        return block.row + line - block.starts[column]
    }

    private mutating func addBlock(from starts: [Int], to ends: [Int]) {
        let count = zip(starts, ends).map { $1 - $0 }.max() ?? 0
        guard count > 0 else { return }
        blocks.append(Block(row: rowCount, starts: starts, ends: ends))
        rowCount += count
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
