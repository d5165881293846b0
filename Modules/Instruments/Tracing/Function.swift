/// A function of the program, parsed from its symbol.
struct Function: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
        /// A method of a part of the app: of a class, or a type's static one, as of an assembly.
        case function
        /// A method of a value, or of another module's type that the pattern extends.
        case helper
        /// A method that an extension adds to a protocol of its own module; `type` is the protocol.
        case protocolExtension
        /// The setter of a view model's `state`, or a mutation in place.
        case write
        /// A method called through its protocol; `type` is the protocol.
        case witness
        /// A closure of a part; `type` and `name` are those of the enclosing function.
        case closure
        /// A function that is counted but not shown.
        case other(Omission)
        /// A function that the compiler adds.
        case generated
    }

    /// The symbol; for a resumption, that of the whole function.
    let symbol: String
    /// Whether this is the part of an asynchronous function after a suspension.
    let isResumption: Bool
    let isAsync: Bool
    let kind: Kind
    let module: String
    /// The type's name, qualified by its enclosing types; empty for a global function.
    let type: String
    /// The name with the labels of its parameters, such as `logIn(email:password:)`.
    let name: String
    /// Of a closure, its number and those of the closures around it in the function, the outermost first.
    let closure: [Int]

    init(symbol: String, isAsync: Bool, classes: Set<String>) {
        self.init(symbol: symbol, declaration: Self.base(of: symbol).demangled, isAsync: isAsync, classes: classes)
    }

    /// Creates the function of `symbol`, which demangles to `declaration`. `classes` are all known classes, qualified
    /// by module.
    init(symbol: String, declaration: String, isAsync: Bool, classes: Set<String>) {
        self.symbol = Self.base(of: symbol)
        self.isAsync = isAsync
        isResumption = self.symbol != symbol
        let declaration = Declaration(declaration)
        let isPart = declaration.isStatic || classes.contains("\(declaration.module).\(declaration.type)")
        kind =
            switch declaration.kind {
            case .generated: .generated
            case _ where isResumption: .other(.resumption)
            case .closure where !isPart: .other(.closure)
            case .function where declaration.extendsProtocol: .protocolExtension
            case .function where !isPart: .helper
            case let kind: kind
            }
        module = declaration.module
        type = declaration.type
        name = declaration.name
        closure = declaration.closure
    }

    /// Returns the classes whose metadata is among `symbols`, qualified by module.
    static func classes(among symbols: Set<String>) -> Set<String> {
        Set(
            symbols.lazy.filter { $0.hasPrefix("$s") && $0.hasSuffix("CMa") }.compactMap { symbol in
                symbol.demangled.split(separator: "type metadata accessor for ").first.map(Declaration.typeName)
            }
        )
    }

    /// Returns whether entries are recorded: all functions of the modules `patterns`, the device's navigation, the task
    /// in which it renders, and those of `Shared` needed to identify a service's caller.
    func isWanted(in patterns: Set<String>) -> Bool {
        if patterns.contains(module) { return kind != .generated }
        return isNavigation || isRendering
            || module == "Shared" && (isAsync || isResumption || [.witness, .protocolExtension].contains(kind))
    }

    /// Whether this is the task in which the device has a screen updated.
    private var isRendering: Bool { module == "Headless" && name == "scheduleUpdate(of:)" && isAsync }

    /// Whether this is a method by which a part of the app navigates, or shows an alert or a notice.
    var isNavigation: Bool {
        module == "Headless" && ["NavigationStack", "Window", "ViewController"].contains(type)
            && [.function, .protocolExtension].contains(kind)
    }

    /// Returns the symbol of the whole function for the symbol of one of its parts.
    static func base(of symbol: String) -> String {
        guard symbol.hasSuffix("_"), let end = symbol.dropLast().lastIndex(where: { !$0.isASCIIDigit }) else {
            return symbol
        }
        let base = symbol[...end]
        return base.hasSuffix("TQ") || base.hasSuffix("TY") ? String(base.dropLast(2)) : symbol
    }
}

extension Character {
    fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}
