nonisolated extension DeclarationReader {
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
}
