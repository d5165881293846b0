import Foundation
import TestSupport
import Testing

@testable import Tracing

struct SymbolTableTests {
    /// An executable of a header, a table of symbols, their names, and the two sections that say where these are.
    private func executable(_ symbols: [(name: String, address: UInt64, size: UInt64, type: UInt8)]) -> Data {
        var names = Data([0])
        var table = Data()
        for symbol in symbols {
            table.append(number: UInt32(names.count))
            table.append(contentsOf: [symbol.type, 0, 1, 0])
            table.append(number: symbol.address)
            table.append(number: symbol.size)
            names.append(contentsOf: symbol.name.utf8 + [0])
        }
        let sections = UInt64(64 + table.count + names.count)
        var header = Data([0x7F, 0x45, 0x4C, 0x46, 2, 1] + [UInt8](repeating: 0, count: 34))
        header.append(number: sections)
        header.append(contentsOf: [UInt8](repeating: 0, count: 10))
        header.append(contentsOf: [64, 0, 2, 0, 0, 0])
        return header + table + names
            + section(type: 2, offset: 64, size: table.count, link: 1)
            + section(type: 3, offset: 64 + table.count, size: names.count, link: 0)
    }

    private func section(type: UInt32, offset: Int, size: Int, link: UInt32) -> Data {
        var data = Data()
        data.append(number: UInt32(0))
        data.append(number: type)
        data.append(contentsOf: [UInt8](repeating: 0, count: 16))
        data.append(number: UInt64(offset))
        data.append(number: UInt64(size))
        data.append(number: link)
        return data + Data(count: 20)
    }

    @Test func `A symbol table finds the function at each address, and none before, between and after`() throws {
        let adjacent = try SymbolTable(
            executable: executable((1...9).reversed().map { ("f\($0)", UInt64($0) * 0x10, 0x10, 2) })
        )
        let apart = try SymbolTable(executable: executable([("second", 0x200, 0x10, 2), ("first", 0x100, 0x20, 2)]))

        let starts = (1...9).map { UInt64($0) * 0x10 }, names: [String?] = (1...9).map { "f\($0)" }
        [starts, starts.map { $0 + 0xF }].map { $0.map(adjacent.function) }.expect([names, names])
        [0xF, 0xA0, 0x110].map(adjacent.function).expect([nil, nil, nil])
        let functions = [0xFF, 0x100, 0x11F, 0x120, 0x208, 0x210].map(apart.function)
        functions.expect([nil, "first", "first", nil, "second", nil])
    }

    @Test func `A symbol table leaves out symbols without name or address, and finds data by name`() throws {
        let symbols: [(String, UInt64, UInt64, UInt8)] = [
            ("", 0x100, 0x20, 2), ("imported", 0, 0x20, 2), ("data", 0x200, 0x20, 1),
        ]

        let table = try SymbolTable(executable: executable(symbols))

        #expect(table.names == ["data"])
        [0x10, 0x100, 0x200].map(table.function).expect([nil, nil, nil])
    }

    @Test func `A symbol table of a stripped or a shortened executable, or of another file, cannot be read`() {
        let whole = executable([("first", 0x100, 0x20, 2)])
        var stripped = whole
        // The type of the first section: 3 instead of 2, which a table of names has.
        stripped[stripped.count - 128 + 4] = 3
        let files = [
            stripped, whole.dropLast(65), Data(whole.dropLast(1)), Data(), Data("#!/bin/sh\n".utf8),
            Data([0x7F, 0x45, 0x4C, 0x46, 2, 1]),
        ]

        for file in files {
            #expect(throws: SymbolTable.Unreadable.self) { try SymbolTable(executable: file) }
        }
    }
}

extension Data {
    fileprivate mutating func append(number: some FixedWidthInteger) {
        Swift.withUnsafeBytes(of: number.littleEndian) { append(contentsOf: $0) }
    }
}
