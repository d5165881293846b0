import Foundation

/// Finds and caches the functions at addresses in this process.
struct FunctionNames {
    private(set) var all: [Function] = []
    /// The modules whose functions are recorded.
    let patterns: Set<String>
    private let symbols: SymbolTable
    private let classes: Set<String>
    private let base: UInt
    private var indexesBySymbol: [String: Int] = [:]
    private var indexesByAddress: [UInt: Int] = [:]

    /// Reads the functions of the executable, loaded at `base`. Throws if its symbols cannot be read.
    init(base: UInt, patterns: Set<String>) throws {
        self.base = base
        self.patterns = patterns
        symbols = try SymbolTable(executable: Data(contentsOf: URL(filePath: "/proc/self/exe"), options: .alwaysMapped))
        classes = Function.classes(among: symbols.names)
    }

    /// Returns the index in `all` of the function that the return address `address` belongs to.
    mutating func index(at address: UInt) -> Int {
        if let index = indexesByAddress[address] { return index }
        let symbol = symbols.function(at: UInt64(address - base - 1))
        let index = symbol.flatMap { indexesBySymbol[$0] } ?? add(symbol ?? "")
        if let symbol { indexesBySymbol[symbol] = index }
        indexesByAddress[address] = index
        return index
    }

    /// Returns whether entries of the function that the return address `address` belongs to are recorded.
    mutating func isWanted(at address: UInt) -> Bool {
        all[index(at: address)].isWanted(in: patterns)
    }

    private mutating func add(_ symbol: String) -> Int {
        let isAsync = symbols.names.contains(Function.base(of: symbol) + "Tu")
        all.append(Function(symbol: symbol, isAsync: isAsync, classes: classes))
        return all.count - 1
    }
}
