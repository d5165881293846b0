import Foundation

/// Finds and caches the functions at addresses in this process.
struct FunctionNames {
    private(set) var all: [Function] = []
    /// The modules whose functions are recorded.
    private let patterns: Set<String>
    private let symbols: SymbolTable
    private let classes: Set<String>
    private var indexesBySymbol: [String: Int] = [:]
    private var indexesByAddress: [UInt: Int] = [:]

    /// Reads the functions of the executable. Throws if its symbols cannot be read.
    init(patterns: Set<String>) throws {
        self.patterns = patterns
        symbols = try SymbolTable(executable: Data(contentsOf: URL(filePath: "/proc/self/exe"), options: .alwaysMapped))
        classes = Function.classes(among: symbols.names)
    }

    /// Returns the index in `all` of the function that a return address, relative to the executable's start, belongs
    /// to.
    mutating func index(at address: UInt) -> Int {
        if let index = indexesByAddress[address] { return index }
        let symbol = symbols.function(at: UInt64(address - 1)) ?? ""
        let index = indexesBySymbol[symbol] ?? add(symbol)
        indexesBySymbol[symbol] = index
        indexesByAddress[address] = index
        return index
    }

    /// Returns whether entries of the function at a return address are recorded.
    mutating func isWanted(at address: UInt) -> Bool {
        all[index(at: address)].isWanted(in: patterns)
    }

    private mutating func add(_ symbol: String) -> Int {
        let isAsync = symbols.names.contains(Function.base(of: symbol) + "Tu")
        all.append(Function(symbol: symbol, isAsync: isAsync, classes: classes))
        return all.count - 1
    }
}

/// The functions of an ELF executable, private ones included, from its section `.symtab`.
struct SymbolTable {
    struct Unreadable: Error {}

    /// All symbols, including those that are not functions.
    let names: Set<String>
    private let functions: [ELFFile.Symbol]

    /// Reads a 64-bit little-endian executable. Throws `Unreadable` if it has no symbol table.
    init(executable: Data) throws {
        let file = ELFFile(data: executable)
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

/// The parts of a 64-bit little-endian ELF file that name its functions.
private struct ELFFile {
    struct Section {
        let type: UInt32
        let link: Int
        let offset: Int
        let size: Int
    }

    struct Symbol {
        let name: String
        let address: UInt64
        let size: UInt64
        let isFunction: Bool
    }

    private static let magic: [UInt8] = [0x7F, 0x45, 0x4C, 0x46, 2, 1]
    private static let symbolTable: UInt32 = 2
    private static let symbolSize = 24
    private static let function: UInt8 = 2

    let data: Data

    /// The section that lists all symbols; a stripped file has none.
    var symbolSection: Section? {
        guard data.starts(with: Self.magic) else { return nil }
        return (0..<Int(number(at: 60) as UInt16)).lazy.compactMap(section(at:)).first { $0.type == Self.symbolTable }
    }

    func section(at index: Int) -> Section? {
        let start = Int(number(at: 40) as UInt64) + index * Int(number(at: 58) as UInt16)
        guard start + 64 <= data.count else { return nil }
        let section = Section(
            type: number(at: start + 4),
            link: Int(number(at: start + 40) as UInt32),
            offset: Int(number(at: start + 24) as UInt64),
            size: Int(number(at: start + 32) as UInt64)
        )
        return section.offset + section.size <= data.count ? section : nil
    }

    /// Returns the named symbols that have an address.
    func symbols(_ table: Section, names: Section) -> [Symbol] {
        stride(from: table.offset, to: table.offset + table.size, by: Self.symbolSize).compactMap { start in
            let address: UInt64 = number(at: start + 8)
            let name = name(at: Int(number(at: start) as UInt32), in: names)
            guard address != 0, !name.isEmpty else { return nil }
            return Symbol(
                name: name,
                address: address,
                size: number(at: start + 16),
                isFunction: data[start + 4] & 0xF == Self.function
            )
        }
    }

    private func name(at offset: Int, in section: Section) -> String {
        guard offset < section.size else { return "" }
        return data.withUnsafeBytes { bytes in
            String(decoding: bytes[(section.offset + offset)...].prefix { $0 != 0 }, as: UTF8.self)
        }
    }

    private func number<Number: FixedWidthInteger>(at offset: Int) -> Number {
        guard offset + MemoryLayout<Number>.size <= data.count else { return 0 }
        return data.withUnsafeBytes { Number(littleEndian: $0.loadUnaligned(fromByteOffset: offset, as: Number.self)) }
    }
}
