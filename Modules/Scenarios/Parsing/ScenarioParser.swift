import Foundation

/// Parses the scenario language.
package nonisolated enum ScenarioParser {
    /// The maximum size of a scenario, in bytes.
    package static let maximumBytes = SourceText.limit

    /// Parses `bytes`, the content of `file`.
    package static func parse(_ bytes: [UInt8], file: String) throws(ScenarioError) -> Scenario {
        let name = URL(filePath: file).deletingPathExtension().lastPathComponent
        var scenario = Scenario(name: name, file: file)
        for line in try SourceText.lines(of: bytes, file: file) {
            try read(line, into: &scenario)
        }
        guard !scenario.lines.isEmpty else {
            throw ScenarioError(file: file, line: 1, column: 1, message: "The scenario has no steps.")
        }
        return scenario
    }

    /// Parses a single line from `context`; returns `nil` if the line is blank or a comment.
    package static func parseStep(
        _ text: String,
        number: Int = 1,
        from context: StepContext = .pipe
    ) throws(ScenarioError) -> Scenario.Line? {
        let line = SourceLine(file: nil, number: number, text: text)
        let tokens = try tokens(of: line)
        guard let first = tokens.first else { return nil }
        guard !isOption(first) else {
            throw line.error("An option must be at the start of a scenario file.", at: first.start)
        }
        return try step(line, tokens, context)
    }

    private static func read(_ line: SourceLine, into scenario: inout Scenario) throws(ScenarioError) {
        let tokens = try tokens(of: line)
        guard let first = tokens.first else { return }
        guard isOption(first) else {
            let step = try step(line, tokens, .file)
            guard !(step.step.isInSameTurn && scenario.lines.isEmpty) else {
                throw line.error("The first step has no step before it that “+” could follow.", at: first.start)
            }
            return scenario.lines.append(step)
        }
        guard scenario.lines.isEmpty else {
            throw line.error("An option must come before the first step.", at: first.start)
        }
        var reader = TokenReader(line, Array(tokens.dropFirst()))
        try OptionParser.parse(&reader, into: &scenario.options)
        scenario.optionSources.append(tokens.source)
    }

    private static func tokens(of line: SourceLine) throws(ScenarioError) -> [Token] {
        var tokenizer = Tokenizer(line)
        return try tokenizer.tokens()
    }

    private static func step(
        _ line: SourceLine,
        _ tokens: [Token],
        _ context: StepContext
    ) throws(ScenarioError) -> Scenario.Line {
        var parser = StepParser(TokenReader(line, tokens), in: context)
        do {
            return Scenario.Line(number: line.number, source: tokens.source, step: try parser.parse())
        } catch {
            let unread = parser.reader.unread
            let isAnswered = error.message.hasSuffix("?")
            let meant = isAnswered ? nil : MissingQuotes.suggestion(after: tokens.dropLast(unread.count), unread)
            throw meant.map { error.suggesting($0) } ?? error
        }
    }

    private static func isOption(_ token: Token) -> Bool {
        if case .word("option") = token.kind { true } else { false }
    }
}

nonisolated extension [Token] {
    /// The line as written, without comment and superfluous space.
    fileprivate var source: String { map(\.source).joined(separator: " ") }
}
