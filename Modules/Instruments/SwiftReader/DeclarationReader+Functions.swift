nonisolated extension DeclarationReader {
    mutating func readFunction(_ prefix: Prefix) -> FunctionDeclaration {
        let isNamed = tokens.text(index) == "func"
        if isNamed { index += 1 }
        let start = index
        index += 1
        while tokens[start]?.kind == .sign, let token = tokens[index], token.text != "(" { index += 1 }
        let name = tokens.text(start..<index).replacing("`", with: "")
        if ["?", "!"].contains(tokens.text(index)) { index += 1 }
        index = tokens.afterGenerics(index)
        let parameters = tokens.text(index) == "(" ? readParameters() : []
        let effects = readEffects()
        let result = tokens.text(index) == "->" ? readType() : nil
        skip { $0 == "{" }
        let bodyStart = index
        if tokens.text(index) == "{" { index = tokens.after(index) }
        return FunctionDeclaration(
            name: name,
            attributes: prefix.attributes,
            modifiers: prefix.modifiers,
            parameters: parameters,
            effects: effects,
            result: result,
            lines: lines(from: prefix.start),
            body: index > bodyStart ? lines(from: bodyStart) : nil
        )
    }

    private mutating func readParameters() -> [FunctionDeclaration.Parameter] {
        let end = tokens.after(index) - 1
        var parameters: [FunctionDeclaration.Parameter] = []
        index += 1
        while index < end {
            while tokens.text(index) == "@" { index = tokens.after(index + 1) }
            let label = tokens.text(index)
            index += 1
            skip { $0 == ":" }
            let type = readType()
            let hasDefault = tokens.text(index) == "="
            if hasDefault { skip { [",", ")"].contains($0) } }
            parameters.append(
                FunctionDeclaration.Parameter(label: label == "_" ? nil : label, type: type, hasDefault: hasDefault)
            )
            index += 1
        }
        index = end + 1
        return parameters
    }

    private mutating func readEffects() -> [String] {
        var effects: [String] = []
        while ["async", "reasync", "rethrows", "throws"].contains(tokens.text(index)) {
            let start = index
            index += 1
            if tokens.text(index) == "(" { index = tokens.after(index) }
            effects.append(tokens.text(start..<index))
        }
        return effects
    }
}
