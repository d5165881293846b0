import Foundation

/// The functions of an ELF executable, private ones included, from its section `.symtab`.
struct SymbolTable {
    struct Unreadable: Error {}

    /// All symbols, including those that are not functions.
    let names: Set<String>
    private let functions: [ELFFile.Symbol]

    /// Reads a 64-bit little-endian executable. Throws `Unreadable` if it has no symbol table.
    init(executable: Data) throws {
        let file = ELFFile(executable)
        guard let table = file.symbolSection, let text = file.section(at: table.link) else { throw Unreadable() }
        let symbols = file.symbols(table, names: text)
        names = Set(symbols.map(\.name))
        functions = symbols.filter(\.isFunction).sorted { ($0.address, $0.name) < ($1.address, $1.name) }
    }

    /// Returns the symbol of the function that contains `address`; `nil` if there is none.
    func function(at address: UInt64) -> String? {
        var range = functions.indices
        while let middle = range.isEmpty ? nil : range.lowerBound + range.count / 2 {
            let isBefore = functions[middle].address <= address
            range = isBefore ? middle + 1..<range.upperBound : range.lowerBound..<middle
        }
        guard range.lowerBound > 0 else { return nil }
        let function = functions[range.lowerBound - 1]
        return address < function.address + function.size ? function.name : nil
    }
}
