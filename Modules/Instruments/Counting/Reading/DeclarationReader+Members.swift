nonisolated extension DeclarationReader {
    // MARK: Types

    mutating func readType(_ kind: TypeDeclaration.Kind, _ prefix: Prefix, of outer: String) {
        index += 1
        let start = index
        skip { [":", "{", "<", "where"].contains($0) }
        let name = (outer.isEmpty ? "" : "\(outer).") + tokens.text(start..<index)
        index = tokens.afterGenerics(index)
        let inherited = tokens.text(index) == ":" ? readInherited() : []
        skip { $0 == "{" }
        let body = index + 1..<max(index + 1, tokens.after(index) - 1)
        let place = types.count
        index = body.lowerBound
        let members = readMembers(until: body.upperBound, of: name)
        index = body.upperBound + 1
        let type = TypeDeclaration(
            kind: kind,
            name: name,
            attributes: prefix.attributes,
            inherited: inherited,
            lines: lines(from: prefix.start),
            properties: members.properties,
            functions: members.functions,
            references: references(in: body)
        )
        types.insert(type, at: place)
    }

    private mutating func readInherited() -> [String] {
        var inherited: [String] = []
        repeat {
            index += 1
            inherited.append(readText { [",", "{", "where"].contains($0) })
        } while tokens.text(index) == ","
        return inherited
    }

    // MARK: Properties

    /// Reads `let` or `var` and one or more bindings.
    mutating func readProperties(_ prefix: Prefix) -> [PropertyDeclaration] {
        let isVariable = tokens.text(index) == "var"
        var properties: [PropertyDeclaration] = []
        repeat {
            let line = tokens.line(index + 1)
            index += 1
            let name = readText { [":", "=", ",", "{"].contains($0) }
            var type = tokens.text(index) == ":" ? readType() : nil
            let hasInitializer = tokens.text(index) == "="
            if hasInitializer {
                let value = readValue()
                type = type ?? value
            }
            properties.append(
                PropertyDeclaration(
                    name: name.replacing("`", with: ""),
                    isVariable: isVariable,
                    attributes: prefix.attributes,
                    modifiers: prefix.modifiers,
                    type: type,
                    isComputed: !hasInitializer && skipAccessors(),
                    line: line
                )
            )
        } while tokens.text(index) == ","
        return properties
    }

    /// Skips the value after an equals sign; returns the type that it calls, or the type of its literal, if known.
    private mutating func readValue() -> String? {
        index += 1
        let start = index
        var end = index
        while tokens[end]?.kind == .word && tokens.text(end + 1) == "." { end += 2 }
        end = tokens.afterGenerics(end + 1)
        let isCall = tokens.text(end) == "(" && tokens.text(end - 1) != "init"
        let callee = tokens.text(start..<max(start, min(end, tokens.count)))
        skipValue()
        switch (tokens[start]?.kind, tokens.text(start)) {
        case (.string, _): return "String"
        case (.number, _): return tokens.text(start + 1) == "." ? "Double" : "Int"
        case (.word, "true"), (.word, "false"): return "Bool"
        case (.word, _): return isCall && callee.split(separator: ".").last?.first?.isUppercase == true ? callee : nil
        default: return nil
        }
    }

    /// Skips to the comma before the next binding, or to the next declaration.
    private mutating func skipValue() {
        repeat {
            if tokens.text(index) == "," { index += 1 }
            skip { $0 == "," }
        } while tokens.text(index) == "," && ![":", "="].contains(tokens.text(index + 2))
    }

    /// Skips the braces after a type, if any; returns whether they compute the value.
    private mutating func skipAccessors() -> Bool {
        guard tokens.text(index) == "{" else { return false }
        let first = tokens.text(index + 1)
        index = tokens.after(index)
        return !["didSet", "willSet"].contains(first)
    }

    // MARK: Functions

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
        if tokens.text(index) == "{" { index = tokens.after(index) }
        return FunctionDeclaration(
            name: name,
            attributes: prefix.attributes,
            modifiers: prefix.modifiers,
            parameters: parameters,
            effects: effects,
            result: result,
            lines: lines(from: prefix.start)
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
