import Shared

/// Parses what follows the word `expect`. The tables below contain all forms.
nonisolated enum ExpectationParser {
    typealias Form = @Sendable (inout TokenReader) throws(ScenarioError) -> Expectation

    /// The forms after `expect`.
    static let forms: KeyValuePairs<String, Form> = [
        "screen": { reader throws(ScenarioError) in .screen(try reader.text("a screen’s title")) },
        "sheet": { reader throws(ScenarioError) in .sheet(try reader.text("a sheet’s title")) },
        "text": { reader throws(ScenarioError) in .text(try reader.text("a text")) },
        "no": { reader throws(ScenarioError) in try choose(&reader, of: negativeForms) },
        "alert": { reader throws(ScenarioError) in
            .alert(title: try reader.text("an alert’s title"), message: reader.nextText())
        },
        "notice": { reader throws(ScenarioError) in .notice(try reader.text("a notice")) },
        "field": { reader throws(ScenarioError) in
            .field(label: try reader.text("a field’s label"), value: try reader.lastText("the field’s value"))
        },
        "error": { reader throws(ScenarioError) in
            .error(label: try reader.text("a field’s label"), message: try reader.text("the field’s message"))
        },
        "button": { reader throws(ScenarioError) in
            .button(label: try reader.text("a button’s label"), try reader.choice())
        },
        "row": { reader throws(ScenarioError) in try row(&reader) },
        "rows": { reader throws(ScenarioError) in .rows(count: try reader.number("a number of rows", from: 0)) },
        "position": { reader throws(ScenarioError) in .position(try reader.number("a position", from: 1)) },
        "requests": { reader throws(ScenarioError) in
            .requests(count: try reader.number("a number of requests", from: 0), path: try reader.text("a path"))
        },
        "busy": { _ in .busy },
        "idle": { _ in .idle },
    ]

    /// The forms after `expect no`.
    static let negativeForms: KeyValuePairs<String, Form> = [
        "text": { reader throws(ScenarioError) in .noText(try reader.text("a text")) },
        "alert": { _ in .noAlert },
        "error": { reader throws(ScenarioError) in .noError(label: try reader.text("a field’s label")) },
    ]

    static func parse(_ reader: inout TokenReader) throws(ScenarioError) -> Expectation {
        let form = try reader.choice(
            "an expectation",
            of: forms,
            otherwise: "Choose \(forms.map(\.key).asAlternatives)."
        )
        return try form(&reader)
    }

    private static func choose(
        _ reader: inout TokenReader,
        of forms: KeyValuePairs<String, Form>
    ) throws(ScenarioError) -> Expectation {
        let form = try reader.choice(of: forms)
        return try form(&reader)
    }

    private static func row(_ reader: inout TokenReader) throws(ScenarioError) -> Expectation {
        if let title = reader.nextText() {
            return try reader.choice(of: ["absent": .noRow(title: title)])
        }
        let number = try reader.number("a row’s number or its title in quotes", from: 1)
        return .row(number, title: try reader.text("the row’s title"))
    }
}
