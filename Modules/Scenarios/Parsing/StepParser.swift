import Headless
import Shared

/// Makes a step of the tokens of a line. Each step has its form in the table below.
struct StepParser {
    typealias Form = (inout StepParser) throws(ScenarioError) -> Step

    /// What may follow the first word of a line.
    static let forms: KeyValuePairs<String, Form> = [
        "type": { parser throws(ScenarioError) in try parser.type() },
        "tap": { parser throws(ScenarioError) in try parser.tap() },
        "in": { parser throws(ScenarioError) in try parser.inSection() },
        "tab": { parser throws(ScenarioError) in .tab(try parser.reader.text("a tab’s name")) },
        "back": { _ in .back },
        "scroll": { parser throws(ScenarioError) in try parser.reader.choice(of: ["end": .scrollToEnd]) },
        "refresh": { _ in .refresh },
        "wait": { parser throws(ScenarioError) in .wait(try parser.reader.seconds()) },
        "relaunch": { _ in .relaunch },
        "open": { parser throws(ScenarioError) in .open(try parser.reader.quotedLink()) },
        "network": { parser throws(ScenarioError) in .network(try parser.reader.network(isLiveAllowed: false)) },
        "expect": { parser throws(ScenarioError) in .expect(try ExpectationParser.parse(&parser.reader)) },
        "print": { _ in .print },
    ]

    private var reader: TokenReader
    private let asksForText: Bool

    /// A parser that takes `type "Label"` without a text where somebody at the keyboard can be asked for it.
    init(_ reader: TokenReader, asksForText: Bool = false) {
        self.reader = reader
        self.asksForText = asksForText
    }

    /// The step, which is all that the line holds.
    mutating func parse() throws(ScenarioError) -> Step {
        let column = reader.column
        let step = try step()
        try reader.end()
        if case .expect(let expectation) = step, expectation.needsSection {
            throw reader.error("Expected a section before this: in \"Section\" expect position N.", at: column)
        }
        return step
    }

    private mutating func step() throws(ScenarioError) -> Step {
        let form = try reader.choice("a step", of: Self.forms, alsoSuggesting: ["option"])
        return try form(&self)
    }

    private mutating func type() throws(ScenarioError) -> Step {
        let label = try reader.text("a field’s label")
        if asksForText, reader.isAtEnd { return .type(label: label, text: nil) }
        return .type(label: label, text: try reader.text("the text to type"))
    }

    private mutating func tap() throws(ScenarioError) -> Step {
        if let label = reader.nextText() { return .tap(label: label) }
        try reader.choice("a button’s label in quotes or “row”", of: ["row": ()])
        let row = try row()
        return reader.nextText().map { .tapAction($0, of: row) } ?? .tapRow(row)
    }

    private mutating func row() throws(ScenarioError) -> RowReference {
        if let title = reader.nextText() { return .title(title) }
        return .number(try reader.number("a row’s number or its title in quotes", from: 1))
    }

    private mutating func inSection() throws(ScenarioError) -> Step {
        let section = try reader.text("a section’s title")
        let column = reader.column
        let step = try step()
        guard step.fitsSection else {
            throw reader.error(
                "Expected a step about rows, buttons, texts, position or busy after a section.",
                at: column
            )
        }
        return .inSection(section, step)
    }
}
