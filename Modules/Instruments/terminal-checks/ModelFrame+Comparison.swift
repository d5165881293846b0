import PseudoTerminal

extension ModelFrame {
    /// Returns the number of cells that differ from another frame; the cursor counts as one cell.
    func differences(from other: ModelFrame) -> Int {
        guard cells.count == other.cells.count else { return 1 }
        let different = zip(cells.joined(), other.cells.joined()).count { $0 != $1 }
        return different + (cursor == other.cursor ? 0 : 1)
    }

    /// Returns the number of cells outside titles that differ from a frame with plain titles; the cursor counts as one
    /// cell.
    func cellsMoved(from plain: ModelFrame) -> Int {
        differences(from: plain) - hostileCells(besides: plain)
    }

    /// Returns the number of cells in which a title differs from the plain title.
    func hostileCells(besides plain: ModelFrame) -> Int {
        zip(cells.joined(), plain.cells.joined()).count { $0 != $1 && $1.isPlaceholder }
    }
}

extension ModelCell {
    /// Whether the cell of a plain title is a placeholder or an ellipsis.
    fileprivate var isPlaceholder: Bool { text == HostileTitle.placeholder || text == "…" }
}
