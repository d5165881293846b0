/// Parses a demangled declaration.
struct DeclarationParser {
    private(set) var kind = Function.Kind.generated
    private(set) var module = ""
    private(set) var type = ""
    private(set) var name = ""
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
        if let witness = text.removing(prefix: "protocol witness for ") {
            text = witness.removingSuffix(from: " in conformance ")
            read(text, as: .witness)
        } else if text.hasPrefix("closure #") || text.hasPrefix("implicit closure #") {
            while let enclosing = text.closureOwner { text = enclosing }
            read(text, as: .closure)
        } else {
            read(text, as: .function)
        }
    }

    /// Returns the name of a type without the suffixes that distinguish private types.
    static func plain(_ text: Substring) -> String {
        var reader = PathReader(text)
        return reader.path()?.joined(separator: ".") ?? String(text)
    }

    private mutating func read(_ text: Substring, as kind: Function.Kind) {
        isStatic = text.hasPrefix("static ")
        var reader = PathReader(text.removing(prefix: "static ") ?? text)
        guard let path = reader.path(), path.count > 1 else { return }
        module = reader.extensionModule ?? path[0]
        extendsProtocol = text.hasPrefix("(extension in \(module)):\(module).\(path[1]).")
        var names = path.dropFirst()
        let last = names.removeLast()
        if let labels = reader.labels() {
            name = last + "(" + labels.map { $0 + ":" }.joined() + ")"
        } else if Self.accessors.contains(last), let property = names.popLast() {
            name = property
        } else {
            name = last
        }
        type = names.joined(separator: ".")
        let isAccessor = reader.isAtType && Self.accessors.contains(last)
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
    fileprivate func removing(prefix: String) -> Substring? {
        hasPrefix(prefix) ? dropFirst(prefix.count) : nil
    }

    fileprivate func removingSuffix(from separator: String) -> Substring {
        firstRange(of: separator).map { self[..<$0.lowerBound] } ?? self
    }

    /// The text after “closure #1 (…) -> … in ”; `nil` if this is not a closure.
    fileprivate var closureOwner: Substring? {
        guard hasPrefix("closure #") || hasPrefix("implicit closure #") else { return nil }
        var depth = 0
        var previous: Character = " "
        for index in indices {
            switch self[index] {
            case "(", "[", "<": depth += 1
            case ")", "]": depth -= 1
            case ">" where previous != "-": depth -= 1
            case " " where depth == 0:
                if let owner = self[index...].removing(prefix: " in ") { return owner }
            default: break
            }
            previous = self[index]
        }
        return nil
    }
}
