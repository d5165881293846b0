#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#endif

/// A demangled declaration, such as `VIPER.LoginInteractor.(logIn in _A1)(Shared.Credentials) -> ()`.
struct Declaration {
    private(set) var kind = Function.Kind.generated
    private(set) var module = ""
    private(set) var type = ""
    private(set) var name = ""
    /// Of a closure, its number and those of the closures around it in the function, the outermost first.
    private(set) var closure: [Int] = []
    /// Whether this is a static method, or a closure in one.
    private(set) var isStatic = false
    /// Whether an extension adds this to a protocol of its own module.
    private(set) var extendsProtocol = false

    private static let accessors: Set = [
        "getter", "setter", "modify", "modify2", "read", "read2", "didset", "willset", "init",
        "unsafeMutableAddressor", "unsafeAddressor",
    ]
    private static let observation: Set = [
        "access(keyPath:)", "withMutation(keyPath:_:)", "shouldNotifyObservers(_:_:)",
    ]

    init(_ declaration: String) {
        var text = declaration[...]
        guard !text.contains(" with unmangled suffix ") else { return }
        if text.remove(prefix: "protocol witness for ") {
            read(text.firstRange(of: " in conformance ").map { text[..<$0.lowerBound] } ?? text, as: .witness)
        } else if text.isClosure {
            while text.isClosure {
                closure.insert(contentsOf: text.closureNumber.map { [$0] } ?? [], at: 0)
                text.removeClosure()
            }
            read(text, as: .closure)
        } else {
            read(text, as: .function)
        }
    }

    /// Returns the name of a type without the suffixes that distinguish private types.
    static func typeName(_ text: Substring) -> String {
        var rest = text
        return rest.removePath()?.joined(separator: ".") ?? String(text)
    }

    private mutating func read(_ text: Substring, as kind: Function.Kind) {
        var rest = text
        isStatic = rest.remove(prefix: "static ")
        let extensionModule = rest.removeExtension()
        guard let path = rest.removePath(), path.count > 1 else { return }
        module = extensionModule ?? path[0]
        extendsProtocol = text.hasPrefix("(extension in \(module)):\(module).\(path[1]).")
        var names = path.dropFirst()
        let last = names.removeLast()
        let isAccessor = rest.hasPrefix(" : ") && Self.accessors.contains(last)
        if let labels = rest.removeLabels() {
            name = last + "(" + labels.map { $0 + ":" }.joined() + ")"
        } else if Self.accessors.contains(last), let property = names.popLast() {
            name = property
        } else {
            name = last
        }
        type = names.joined(separator: ".")
        self.kind = kind == .function ? Self.kind(of: name, accessor: isAccessor ? last : nil) : kind
        if kind == .witness, isAccessor { self.kind = .other(.accessor) }
    }

    private static func kind(of name: String, accessor: String?) -> Function.Kind {
        if let accessor {
            return name == "state" && ["setter", "modify"].contains(accessor) ? .write : .other(.accessor)
        }
        if observation.contains(name) { return .other(.observation) }
        if name.contains("__derived_") || name == "hash(into:)" || name.hasPrefix("==") { return .generated }
        let word = name.prefix { $0 != "(" }
        if ["init", "__allocating_init"].contains(word) { return .other(.initializer) }
        if word.hasSuffix("deinit") { return .other(.deinitializer) }
        return name.hasSuffix(")") ? .function : .generated
    }
}

extension Substring {
    /// Whether this is a closure: “closure #1 (…) -> … in …”.
    fileprivate var isClosure: Bool { hasPrefix("closure #") || hasPrefix("implicit closure #") }

    /// The number of a closure among those of what encloses it; `nil` for an implicit one.
    fileprivate var closureNumber: Int? {
        hasPrefix("closure #") ? Int(dropFirst("closure #".count).prefix { $0.isNumber }) : nil
    }

    /// Leaves the declaration that encloses a closure.
    fileprivate mutating func removeClosure() {
        let end = closed.first { self[$0...].hasPrefix(" in ") } ?? endIndex
        self = self[end...].dropFirst(" in ".count)
    }

    /// Removes “(extension in M):” and returns the module; returns `nil` if there is none.
    fileprivate mutating func removeExtension() -> String? {
        guard hasPrefix("(extension in "), let module = removeGroup()?.split(separator: " ").last else { return nil }
        removeFirst()
        return String(module)
    }

    /// Removes the names up to the parameters or the type and returns them; returns `nil` if this is not a path.
    fileprivate mutating func removePath() -> [String]? {
        var names: [String] = []
        repeat {
            let name = first == "(" ? removeGroup()?.prefix { $0 != " " } : removeName()
            guard let name, !name.isEmpty else { return nil }
            names.append(String(name))
            if first == "<" { _ = removeGroup() }
        } while remove(prefix: ".")
        return isEmpty || first == "(" || first == " " ? names : nil
    }

    /// Removes the parameters and returns their labels, `_` for one without; returns `nil` if there are no parameters.
    fileprivate mutating func removeLabels() -> [String]? {
        for notation in [" infix", " prefix", " postfix"] where remove(prefix: notation) {
            if first == "<" { _ = removeGroup() }
        }
        guard first == "(", let parameters = removeGroup() else { return nil }
        let commas = parameters.closed.filter { parameters[$0] == "," }
        let starts = [parameters.startIndex] + commas.map { parameters.index(after: $0) }
        return parameters.isEmpty ? [] : starts.map { parameters[$0...].label }
    }

    fileprivate mutating func remove(prefix: String) -> Bool {
        guard hasPrefix(prefix) else { return false }
        removeFirst(prefix.count)
        return true
    }

    private mutating func removeName() -> Substring {
        let word = prefix { !".(< :".contains($0) }
        let name = word.isEmpty ? prefix { "<=>".contains($0) } : word
        self = self[name.endIndex...]
        return name
    }

    /// Removes the text in brackets at the start and returns it.
    private mutating func removeGroup() -> Substring? {
        guard let end = closed.first else { return nil }
        defer { self = self[index(after: end)...] }
        return self[..<end].dropFirst()
    }

    /// The label of the parameter that begins here.
    private var label: String {
        let text = drop { $0 == " " }
        let word = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        return text[word.endIndex...].hasPrefix(": ") ? String(word) : "_"
    }

    /// The positions of the characters after which no bracket is open. The tip of an arrow closes none.
    private var closed: [Index] {
        var depth = 0
        var previous: Character = " "
        return indices.filter { index in
            let character = self[index]
            if "([<".contains(character) { depth += 1 }
            if ")]".contains(character) || character == ">" && previous != "-" { depth -= 1 }
            previous = character
            return depth == 0
        }
    }
}

/// The Swift runtime's function that demangles a symbol. The caller frees the result.
@_silgen_name("swift_demangle")
private func demangle(
    _ name: UnsafePointer<CChar>,
    _ length: Int,
    _ output: UnsafeMutablePointer<CChar>?,
    _ outputSize: UnsafeMutablePointer<Int>?,
    _ flags: UInt32
) -> UnsafeMutablePointer<CChar>?

extension String {
    /// The demangled declaration; the symbol itself if it is not Swift's.
    var demangled: String {
        guard let result = demangle(self, utf8.count, nil, nil, 0) else { return self }
        defer { free(result) }
        return String(cString: result)
    }
}
