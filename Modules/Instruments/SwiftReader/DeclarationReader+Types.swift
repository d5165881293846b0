nonisolated extension DeclarationReader {
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
}
