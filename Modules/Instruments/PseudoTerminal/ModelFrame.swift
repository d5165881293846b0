/// The content of a model terminal at one moment.
package struct ModelFrame: Equatable, Sendable {
    /// The rows of cells.
    package var cells: [[ModelCell]]
    /// The cursor; `nil` if it is hidden.
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
