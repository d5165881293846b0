import Foundation

/// Reads the scenario language.
package enum ScenarioParser {
    /// The most bytes a scenario may have.
    package static let maximumBytes = SourceText.limit

    /// The scenario that `bytes`, the content of `file`, tell.
    package static func parse(_ bytes: [UInt8], file: String) throws(ScenarioError) -> Scenario {
        let name = URL(filePath: file).deletingPathExtension().lastPathComponent
        var scenario = Scenario(name: name, file: file)
        for line in try SourceText.lines(of: bytes, file: file) {
            try read(line, into: &scenario)
        }
        return scenario
    }

    /// The step that a single line gives, or nothing where the line is blank or a comment. Where `asksForText`,
    /// `type "Label"` may leave out the text.
    package static func parseStep(_ line: String, asksForText: Bool = false) throws(ScenarioError) -> Step? {
        let line = SourceLine(file: nil, number: 1, text: line)
        guard line.text.utf8.count <= maximumBytes else {
            throw line.error("A step has at most \(maximumBytes) bytes.", at: 1)
        }
        var tokenizer = Tokenizer(line)
        let tokens = try tokenizer.tokens()
        guard let first = tokens.first else { return nil }
        guard !isOption(first) else {
            throw line.error("An option stands at the start of a scenario file.", at: first.column)
        }
        var parser = StepParser(TokenReader(line, tokens), asksForText: asksForText)
        return try parser.parse()
    }

    private static func read(_ line: SourceLine, into scenario: inout Scenario) throws(ScenarioError) {
        var tokenizer = Tokenizer(line)
        let tokens = try tokenizer.tokens()
        guard let first = tokens.first else { return }
        let source = tokens.map(\.source).joined(separator: " ")
        if isOption(first) {
            guard scenario.lines.isEmpty else {
                throw line.error("An option stands before the first other step.", at: first.column)
            }
            var reader = TokenReader(line, Array(tokens.dropFirst()))
            try OptionParser.parse(&reader, into: &scenario.options)
            scenario.optionSources.append(source)
        } else {
            var parser = StepParser(TokenReader(line, tokens))
            let step = try parser.parse()
            scenario.lines.append(Scenario.Line(number: line.number, source: source, step: step))
        }
    }

    private static func isOption(_ token: Token) -> Bool {
        if case .word("option") = token.kind { true } else { false }
    }
}
