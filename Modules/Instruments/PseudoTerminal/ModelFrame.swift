/// What a model terminal shows at a moment.
package struct ModelFrame: Equatable, Sendable {
    /// The rows of cells.
    package var cells: [[ModelCell]]
    /// `nil` where the cursor is hidden.
    package var cursor: ModelCursor?

    package init(cells: [[ModelCell]], cursor: ModelCursor?) {
        self.cells = cells
        self.cursor = cursor
    }
}

extension ModelTerminal {
    package var frame: ModelFrame {
        ModelFrame(cells: cells, cursor: modes.contains(.cursor) ? cursor : nil)
    }
}
