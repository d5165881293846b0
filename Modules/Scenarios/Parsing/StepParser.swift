import Headless
import Shared

/// Parses the tokens of a line. The tables below contain all forms.
nonisolated struct StepParser {
    typealias Form = @Sendable (inout StepParser) throws(ScenarioError) -> Step

    /// The forms of a step, by the first word.
    static let forms: KeyValuePairs<String, Form> = [
        "type": { parser throws(ScenarioError) in try parser.type() },
        "tap": { parser throws(ScenarioError) in try parser.tap() },
        "in": { parser throws(ScenarioError) in try parser.inSection() },
        "tab": { parser throws(ScenarioError) in .tab(try parser.reader.text("a tab’s name")) },
        "back": { _ in .back },
        "scroll": { parser throws(ScenarioError) in
            try parser.reader.choice(of: ["end": .scrollToEnd], otherwise: "Did you mean “scroll end”?")
        },
        "refresh": { _ in .refresh },
        "wait": { parser throws(ScenarioError) in .wait(try parser.reader.seconds()) },
        "relaunch": { _ in .relaunch },
        "open": { parser throws(ScenarioError) in .open(try parser.reader.quotedLink()) },
        "network": { parser throws(ScenarioError) in .network(try parser.reader.network(isLiveAllowed: false)) },
        "expect": { parser throws(ScenarioError) in try parser.expect() },
        "print": { _ in .print },
    ]

    /// The forms after `in "Section"`, without `in` itself, so that no input makes the parser recurse.
    static let sectionForms: KeyValuePairs<String, Form> = [
        "tap": { parser throws(ScenarioError) in try parser.tap() },
        "expect": { parser throws(ScenarioError) in try parser.expect() },
    ]

    private static let whatFitsSection = "a step about rows, buttons, texts, position or busy after a section"

    private(set) var reader: TokenReader
    private let context: StepContext

    init(_ reader: TokenReader, in context: StepContext) {
        self.reader = reader
        self.context = context
    }

    /// Parses the step, which must be the whole line.
    mutating func parse() throws(ScenarioError) -> Step {
        let start = reader.place
        guard try reader.skipPlus() else { return try step() }
        let step = try step()
        guard context != .keyboard else {
            throw reader.error("“+” is for files and pipes: at a prompt the app has settled by then.", at: start)
        }
        guard step.isAction else { throw reader.error("Expected an action after “+”, such as a tap.", at: start) }
        return .inSameTurn(step)
    }

    private mutating func step() throws(ScenarioError) -> Step {
        let start = reader.place
        let (word, context) = (reader.nextWord, context)
        let form = try reader.choice(
            "a step",
            of: Self.forms,
            alsoSuggesting: context.otherWords,
            otherwise: Self.advice(on: word, in: context)
        )
        let step = try form(&self)
        try reader.end()
        if case .expect(let expectation) = step, expectation.needsSection {
            throw reader.error("Expected a section before this: in \"Section\" expect position N.", at: start)
        }
        return step
    }

    private static func advice(on word: String?, in context: StepContext) -> String {
        let meant = word.flatMap(StepSynonyms.steps)?.map { "“\($0)”" }.asAlternatives
        return meant.map { "Did you mean \($0)?" } ?? "Try “\(context.help)”."
    }

    private mutating func type() throws(ScenarioError) -> Step {
        let label = try reader.text("a field’s label")
        if context == .keyboard, reader.isAtEnd { return .type(label: label, text: nil) }
        return .type(label: label, text: try reader.lastText("the text to type"))
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

    private mutating func expect() throws(ScenarioError) -> Step {
        .expect(try ExpectationParser.parse(&reader))
    }

    private mutating func inSection() throws(ScenarioError) -> Step {
        let section = try reader.text("a section’s title")
        let start = reader.place
        let form = try reader.choice(Self.whatFitsSection, of: Self.sectionForms)
        let step = try form(&self)
        if case .expect(let expectation) = step, !expectation.fitsSection {
            throw reader.error("Expected \(Self.whatFitsSection).", at: start)
        }
        return .inSection(section, step)
    }
}
