/// A function of the program, as its symbol names it.
package struct Function: Equatable, Sendable {
    package enum Kind: Equatable, Sendable {
        /// A method of a part of the app: a class, or an assembly.
        case function
        /// The setter of a view model's `state`, or its change in place.
        case write
        /// A method called through its protocol; `type` is the protocol.
        case witness
        /// A closure; `type` and `name` are those of the function it stands in.
        case closure
        /// Another function that stands in the source, or for it.
        case other(Omission)
        /// A function that the compiler adds.
        case generated
    }

    /// The symbol; of a part in which an asynchronous function resumes the one of the whole.
    package let symbol: String
    /// Whether this is a part in which an asynchronous function resumes.
    package let isResumption: Bool
    package let isAsync: Bool
    package let kind: Kind
    package let module: String
    /// The type's name, with those of the types it stands in; empty for a global function.
    package let type: String
    /// The name with the labels of its parameters, such as `logIn(email:password:)`.
    package let name: String

    package init(symbol: String, isAsync: Bool, classes: Set<String>) {
        self.init(symbol: symbol, declaration: Self.base(of: symbol).demangled, isAsync: isAsync, classes: classes)
    }

    /// The function of `symbol`, which stands for `declaration`. `classes` are those there are, with their modules.
    package init(symbol: String, declaration: String, isAsync: Bool, classes: Set<String>) {
        self.symbol = Self.base(of: symbol)
        self.isAsync = isAsync
        isResumption = self.symbol != symbol
        let parser = DeclarationParser(declaration)
        let isPart = classes.contains("\(parser.module).\(parser.type)") || parser.type.hasSuffix("Assembly")
        kind =
            switch parser.kind {
            case .generated: .generated
            case _ where isResumption: .other(.resumption)
            case .function where !isPart: .other(.helper)
            case let kind: kind
            }
        module = parser.module
        type = parser.type
        name = parser.name
    }

    /// The classes whose metadata is among `symbols`, with their modules.
    static func classes(among symbols: Set<String>) -> Set<String> {
        Set(
            symbols.lazy.filter { $0.hasPrefix("$s") && $0.hasSuffix("CMa") }.compactMap { symbol in
                symbol.demangled.split(separator: "type metadata accessor for ").first.map {
                    DeclarationParser.plain($0)
                }
            }
        )
    }

    /// Whether its entries are recorded: those of a pattern's functions, and of `Shared` what tells who called a service.
    var isWanted: Bool {
        if CallReader.patterns.contains(module) { return kind != .generated }
        return module == "Shared" && (isAsync || isResumption || kind == .witness)
    }

    /// The symbol of the whole function, where `symbol` is that of a part in which it resumes.
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
