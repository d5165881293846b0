/// Reads the path of a declaration, such as `VIPER.LoginInteractor.(logIn in _A1)(Shared.Credentials) -> ()`, from the
/// start.
struct PathReader {
    /// The module that extends the type; `nil` if the declaration is not in an extension.
    let extensionModule: String?
    private var rest: Substring

    init(_ text: Substring) {
        let parts = text.split(separator: "):", maxSplits: 1)
        if text.hasPrefix("(extension in "), parts.count == 2 {
            extensionModule = parts[0].split(separator: " ").last.map(String.init)
            rest = parts[1]
        } else {
            extensionModule = nil
            rest = text
        }
    }

    /// Whether the type of a property comes next.
    var isAtType: Bool { rest.hasPrefix(" : ") }

    /// Reads the names up to the parameters or the type; returns `nil` if the text is not a path.
    mutating func path() -> [String]? {
        var names: [String] = []
        repeat {
            guard let name = rest.first == "(" ? privateName() : publicName(), !name.isEmpty else { return nil }
            names.append(name)
            if rest.first == "<" { _ = group() }
        } while skip(".")
        return rest.isEmpty || rest.first == "(" || rest.first == " " ? names : nil
    }

    /// Reads the labels of the parameters, `_` for one without a label; returns `nil` if there are no parameters.
    mutating func labels() -> [String]? {
        for notation in [" infix", " prefix", " postfix"] where rest.hasPrefix(notation) {
            rest = rest.dropFirst(notation.count)
            if rest.first == "<" { _ = group() }
        }
        guard rest.first == "(", let parameters = group() else { return nil }
        return parameters.isEmpty ? [] : Self.parts(of: parameters).map(Self.label)
    }

    private mutating func privateName() -> String? {
        group().map { String($0.prefix { $0 != " " }) }
    }

    private mutating func publicName() -> String? {
        let name = rest.prefix { !".(< :".contains($0) }
        guard name.isEmpty, let sign = rest.first, sign == "<" else {
            rest = rest[name.endIndex...]
            return String(name)
        }
        let operatorName = rest.prefix { "<=>".contains($0) }
        rest = rest[operatorName.endIndex...]
        return String(operatorName)
    }

    private mutating func skip(_ sign: Character) -> Bool {
        guard rest.first == sign else { return false }
        rest.removeFirst()
        return true
    }

    /// Reads the text in the next brackets.
    private mutating func group() -> Substring? {
        var depth = 0
        var previous: Character = " "
        for index in rest.indices {
            switch rest[index] {
            case "(", "[", "<": depth += 1
            case ")", "]": depth -= 1
            case ">" where previous != "-": depth -= 1
            default: break
            }
            previous = rest[index]
            guard depth == 0 else { continue }
            let content = rest[rest.index(after: rest.startIndex)..<index]
            rest = rest[rest.index(after: index)...]
            return content
        }
        return nil
    }

    private static func parts(of parameters: Substring) -> [Substring] {
        var parts: [Substring] = []
        var start = parameters.startIndex
        var depth = 0
        for index in parameters.indices {
            switch parameters[index] {
            case "(", "[", "<": depth += 1
            case ")", "]": depth -= 1
            case ">" where !parameters[..<index].hasSuffix("-"): depth -= 1
            case "," where depth == 0:
                parts.append(parameters[start..<index])
                start = parameters.index(after: index)
            default: break
            }
        }
        return parts + [parameters[start...]]
    }

    private static func label(of parameter: Substring) -> String {
        let text = parameter.drop { $0 == " " }
        let word = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        return text[word.endIndex...].hasPrefix(": ") ? String(word) : "_"
    }
}
