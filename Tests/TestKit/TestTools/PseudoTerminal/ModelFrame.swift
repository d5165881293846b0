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

/// One cell of a model terminal.
package struct ModelCell: Equatable, Sendable {
    /// The grapheme cluster; empty for the second cell of a wide character.
    package var text: String
    /// The active SGR parameters in ascending order, such as `[1, 31]` for bold red.
    package var style: [Int]

    package static let blank = ModelCell(text: " ", style: [])

    package init(text: String, style: [Int]) {
        self.text = text
        self.style = style
    }
}

/// The position of a model terminal's cursor, from 0.
package struct ModelCursor: Equatable, Sendable {
    package var row: Int
    package var column: Int

    package init(row: Int, column: Int) {
        self.row = row
        self.column = column
    }
}

extension ModelTerminal {
    package var frame: ModelFrame {
        ModelFrame(cells: cells, cursor: modes.contains(.cursor) ? cursor : nil)
    }
}
