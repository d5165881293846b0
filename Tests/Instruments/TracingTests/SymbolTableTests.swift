import Foundation
import Testing

@testable import Tracing

@Suite struct `A symbol table` {
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

    @Test func `finds the function that contains an address`() throws {
        let file = executable([("second", 0x200, 0x10, 2), ("first", 0x100, 0x20, 2)])

        let table = try SymbolTable(executable: file)

        #expect(table.function(at: 0x100) == "first")
        #expect(table.function(at: 0x11F) == "first")
        #expect(table.function(at: 0x208) == "second")
    }

    @Test func `returns nil between functions`() throws {
        let table = try SymbolTable(executable: executable([("first", 0x100, 0x20, 2), ("second", 0x200, 0x10, 2)]))

        #expect(table.function(at: 0xFF) == nil)
        #expect(table.function(at: 0x120) == nil)
        #expect(table.function(at: 0x210) == nil)
    }

    @Test func `finds each of many functions, from its first byte to its last`() throws {
        let table = try SymbolTable(
            executable: executable((1...9).reversed().map { ("f\($0)", UInt64($0) * 0x10, 0x10, 2) })
        )

        for number in 1...9 {
            #expect(table.function(at: UInt64(number) * 0x10) == "f\(number)")
            #expect(table.function(at: UInt64(number) * 0x10 + 0xF) == "f\(number)")
        }
        #expect(table.function(at: 0xF) == nil)
        #expect(table.function(at: 0xA0) == nil)
    }

    @Test func `leaves out symbols without a name or an address`() throws {
        let table = try SymbolTable(executable: executable([("", 0x100, 0x20, 2), ("imported", 0, 0x20, 2)]))

        #expect(table.names.isEmpty)
        #expect(table.function(at: 0x100) == nil)
    }

    @Test func `of a stripped or a shortened executable cannot be read`() {
        var stripped = executable([("first", 0x100, 0x20, 2)])
        // The type of the first section: 3 instead of 2, which a table of names has.
        let section = stripped.count - 128
        stripped[section + 4] = 3
        let whole = executable([("first", 0x100, 0x20, 2)])

        #expect(throws: SymbolTable.Unreadable.self) { try SymbolTable(executable: stripped) }
        #expect(throws: SymbolTable.Unreadable.self) { try SymbolTable(executable: whole.dropLast(65)) }
        #expect(throws: SymbolTable.Unreadable.self) { try SymbolTable(executable: Data(whole.dropLast(1))) }
    }

    @Test func `finds data by name, not by address`() throws {
        let table = try SymbolTable(executable: executable([("data", 0x100, 0x20, 1)]))

        #expect(table.function(at: 0x100) == nil)
        #expect(table.names == ["data"])
    }

    @Test(arguments: [Data(), Data("#!/bin/sh\n".utf8), Data([0x7F, 0x45, 0x4C, 0x46, 2, 1])])
    func `of a file other than an executable cannot be read`(file: Data) {
        #expect(throws: SymbolTable.Unreadable.self) { try SymbolTable(executable: file) }
    }
}

extension Data {
    fileprivate mutating func append(number: some FixedWidthInteger) {
        Swift.withUnsafeBytes(of: number.littleEndian) { append(contentsOf: $0) }
    }
}
