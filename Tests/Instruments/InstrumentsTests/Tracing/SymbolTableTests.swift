import Foundation
import TestSupport
import Testing

@testable import Tracing

struct SymbolTableTests {
    /// Returns an executable of a header, a table of symbols, their names, and the two sections that say where these
    /// are.
    private func executable(_ symbols: [(name: String, address: UInt64, size: UInt64, type: UInt8)]) -> Data {
        var (names, table) = (Data([0]), Data())
        for symbol in symbols {
            table += bytes(UInt32(names.count)) + Data([symbol.type, 0, 1, 0]) + bytes(symbol.address)
            table += bytes(symbol.size)
            names += Data(symbol.name.utf8) + [0]
        }
        let header = Data([0x7F, 0x45, 0x4C, 0x46, 2, 1]) + Data(count: 34) + bytes(64 + table.count + names.count)
        return header + Data(count: 10) + Data([64, 0, 2, 0, 0, 0]) + table + names
            + section(type: 2, offset: 64, size: table.count, link: 1)
            + section(type: 3, offset: 64 + table.count, size: names.count, link: 0)
    }

    private func section(type: UInt32, offset: Int, size: Int, link: UInt32) -> Data {
        bytes(UInt32(0)) + bytes(type) + Data(count: 16) + bytes(offset) + bytes(size) + bytes(link) + Data(count: 20)
    }

    private func bytes(_ number: some FixedWidthInteger) -> Data {
        withUnsafeBytes(of: number.littleEndian) { Data($0) }
    }

    @Test func `A symbol table of a stripped or a shortened executable, or of another file, cannot be read`() {
        let whole = executable([("first", 0x100, 0x20, 2)])
        var stripped = whole
        // The type of the first section: 3 instead of 2, which a table of names has.
        stripped[stripped.count - 128 + 4] = 3
        let files = [
            stripped, whole.dropLast(65), Data(whole.dropLast(1)), Data(), Data("#!/bin/sh\n".utf8),
            Data(whole.prefix(6)),
        ]

        for file in files {
            #expect(throws: SymbolTable.Unreadable.self) { try SymbolTable(executable: file) }
        }
    }
}
