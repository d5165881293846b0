#if Trace && os(Linux)
    import CInstruments
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
            symbols = try SymbolTable()
            classes = Function.classes(among: symbols.names)
        }

        /// Returns the index in `all` of the function that a return address, relative to the executable's start,
        /// belongs to.
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

    /// The symbols of this program, private ones included, from the section `.symtab` of its executable.
    private struct SymbolTable {
        struct Stripped: Error {}

        /// The names of all symbols, including those that are not functions.
        let names: Set<String>
        private let functions: [(name: String, symbol: Elf64_Sym)]

        init() throws {
            let file = try Data(contentsOf: URL(filePath: "/proc/self/exe"), options: .alwaysMapped)
            let symbols = try file.withUnsafeBytes { bytes in
                let header = bytes.load(as: Elf64_Ehdr.self)
                let sections = bytes.values(Elf64_Shdr.self, at: header.e_shoff, count: UInt64(header.e_shnum))
                guard let table = sections.first(where: { $0.sh_type == SHT_SYMTAB }) else { throw Stripped() }
                let texts = bytes.dropFirst(Int(sections[Int(table.sh_link)].sh_offset))
                return bytes.values(Elf64_Sym.self, at: table.sh_offset, count: table.sh_size / table.sh_entsize)
                    .filter { $0.st_value != 0 }.map { symbol in
                        let name = texts.dropFirst(Int(symbol.st_name)).prefix { $0 != 0 }
                        return (name: String(decoding: name, as: UTF8.self), symbol: symbol)
                    }
            }
            names = Set(symbols.map(\.name))
            functions = symbols.filter { $0.symbol.st_info & 0xF == STT_FUNC }
                .sorted { ($0.symbol.st_value, $0.name) < ($1.symbol.st_value, $1.name) }
        }

        /// Returns the symbol of the function that contains `address`; `nil` if there is none.
        func function(at address: UInt64) -> String? {
            var range = functions.indices
            while let middle = range.isEmpty ? nil : range.lowerBound + range.count / 2 {
                let isBefore = functions[middle].symbol.st_value <= address
                range = isBefore ? middle + 1..<range.upperBound : range.lowerBound..<middle
            }
            guard range.lowerBound > 0 else { return nil }
            let (name, symbol) = functions[range.lowerBound - 1]
            return address < symbol.st_value + symbol.st_size ? name : nil
        }
    }

    extension UnsafeRawBufferPointer {
        /// Returns the values of a table.
        fileprivate func values<Value: BitwiseCopyable>(_: Value.Type, at offset: UInt64, count: UInt64) -> [Value] {
            (0..<Int(count)).map { index in
                loadUnaligned(fromByteOffset: Int(offset) + index * MemoryLayout<Value>.stride, as: Value.self)
            }
        }
    }
#endif
