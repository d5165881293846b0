import Foundation

/// The parts of a 64-bit little-endian ELF file that name its functions.
struct ELFFile {
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

    private let data: Data

    init(_ data: Data) {
        self.data = data
    }

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

    /// The named symbols that have an address.
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
