import Headless

/// Builds the lines of a field: its label, its text, and its error or hint.
struct FieldLines {
    private static let maximumWidth = 60

    private let field: Snapshot.Field
    /// The number of characters before the caret; `nil` without the focus.
    private let caret: Int?
    private let sign: String
    private let isReversed: Bool
    private let width: Int

    init(_ field: Snapshot.Field, caret: Int, _ focus: FocusMark, _ width: Int) {
        self.field = field
        self.caret = focus.place == .field(field.identifier) ? caret : nil
        sign = focus.sign
        isReversed = focus.isReversed(.field(field.identifier))
        self.width = width
    }

    var lines: [Line] {
        let label = Line(field.label, indent: 1, Style(isBold: caret != nil), width: width)
        return [label, Line(spans: [marker, box].compactMap(\.self))] + below
    }

    private var marker: Line.Span? {
        caret.map { _ in Line.Span(column: 0, width: 1, text: sign, style: Style(isBold: true)) }
    }

    /// The visible part of the text, around the caret.
    private var box: Line.Span {
        let boxWidth = min(width - PageBody.margin - 1, Self.maximumWidth)
        let view = FieldWindow(field.text, caret: caret ?? 0, width: boxWidth)
        return Line.Span(
            column: PageBody.margin,
            width: boxWidth,
            text: view.text.padded(to: boxWidth),
            style: Style(isUnderlined: !isReversed, isReversed: isReversed),
            place: .field(field.identifier),
            caret: caret.map { _ in view.column }
        )
    }

    private var below: [Line] {
        if let error = field.error {
            error.wrapped(to: width - 6).enumerated().map { index, text in
                Line((index == 0 ? "! " : "  ") + text, indent: 3, Style(color: .red), width: width)
            }
        } else {
            field.hint.map { Line.wrapped($0, Style(isDim: true), width: width) } ?? []
        }
    }
}
