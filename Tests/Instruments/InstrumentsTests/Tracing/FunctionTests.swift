import Foundation
import TestSupport
import Testing

@testable import Tracing

struct FunctionTests {
    private static let classes: Set = ["App.LoginPresenter", "App.LoginViewModel", "Headless.Window"]

    private func function(_ declaration: String, symbol: String = "$s1fyyF", isAsync: Bool = false) -> Function {
        Function(symbol: symbol, declaration: declaration, isAsync: isAsync, classes: Self.classes)
    }

    @Test(
        arguments: [
            (
                "App.LoginPresenter.(run in _A3)<A where A: B<C>>(_: A, then: (A, B) -> ()) -> C", .function,
                "run(_:then:)"
            ),
            ("App.LoginPresenter.show((x: Swift.Int, y: Swift.Int), in: [A : B]) -> ()", .function, "show(_:in:)"),
            ("App.LoginPresenter.init(accounts: Shared.AccountService) -> A", .other(.initializer), "init(accounts:)"),
            ("App.LoginPresenter.__deallocating_deinit", .other(.deinitializer), "__deallocating_deinit"),
            ("App.LoginPresenter.(work in _A3C7).getter : Shared.Work", .other(.accessor), "work"),
            ("App.LoginPresenter.count.willset : A", .other(.accessor), "count"),
            ("protocol witness for App.LoginPresenter.f(g: A) -> () in conformance A : B in App", .witness, "f(g:)"),
            ("protocol witness for App.LoginPresenter.f.getter : A in conformance A : B", .other(.accessor), "f"),
            (
                "implicit closure #1 () -> () in closure #2 (A<B>) -> [C] in App.LoginPresenter.f(g: A, B) -> ()",
                .closure, "f(g:_:)"
            ),
            ("closure #1 (A) -> B in static App.LoginPresenter.make(A) -> B", .closure, "make(_:)"),
            ("partial apply forwarder for closure #1 () -> () in App.LoginPresenter.f() -> ()", .generated, ""),
            (#"App.LoginPresenter.view.modify : A? with unmangled suffix ".resume.0""#, .generated, ""),
            ("type metadata accessor for App.LoginPresenter", .generated, ""), ("swift_retain", .generated, ""),
        ] as [(String, Function.Kind, String)]
    )
    func `A function has the kind and the name that its declaration shows`(
        declaration: String,
        kind: Function.Kind,
        name: String
    ) {
        let function = function(declaration)

        #expect(function.kind == kind)
        #expect(function.name == name)
        #expect([function.module, function.type] == (name.isEmpty ? ["", ""] : ["App", "LoginPresenter"]))
    }

    @Test(
        arguments: [
            ("App.LoginViewModel.state.modify : App.LoginViewModel.State", .write, "App.LoginViewModel"),
            ("App.LoginViewModel.state.setter : App.LoginViewModel.State", .write, "App.LoginViewModel"),
            ("App.LoginViewModel.access<A>(keyPath: A) -> ()", .other(.observation), "App.LoginViewModel"),
            ("App.LoginViewModel.State.form.setter : A", .other(.accessor), "App.LoginViewModel.State"),
            ("App.(Job in _A3).Kind.f<A where B: C>(_: A.B) -> ()", .helper, "App.Job.Kind"),
            ("App.Job.hash(into: inout Swift.Hasher) -> ()", .generated, "App.Job"),
            ("static App.Job.__derived_struct_equals(A, A) -> Swift.Bool", .generated, "App.Job"),
            ("static App.Job.< infix(A, A) -> Swift.Bool", .function, "App.Job"),
            ("closure #1 (A) -> Swift.Bool in App.Job.hides(A) -> Swift.Bool", .other(.closure), "App.Job"),
            ("App.start(now: Swift.Bool) -> ()", .helper, "App."),
            ("(extension in App):Headless.Field.show(_: A) -> ()", .helper, "App.Field"),
            ("(extension in App):Swift.Array< where A == B>.release(B) -> ()", .helper, "App.Array"),
            ("(extension in Shared):Shared.Catalog.items(of: A) async -> [B]", .protocolExtension, "Shared.Catalog"),
            ("(extension in Shared):Shared.Catalog.title.getter : A", .other(.accessor), "Shared.Catalog"),
        ] as [(String, Function.Kind, String)]
    )
    func `A function has the kind that its type shows`(declaration: String, kind: Function.Kind, type: String) {
        let function = function(declaration)

        #expect(function.kind == kind)
        #expect("\(function.module).\(function.type)" == type)
    }
}

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

    @Test func `A symbol table finds the function at each address, none elsewhere, and data by name`() throws {
        let table = try SymbolTable(
            executable: executable([
                ("third", 0x210, 0x10, 2), ("second", 0x200, 0x10, 2), ("first", 0x100, 0x20, 2), ("", 0x300, 0x20, 2),
                ("imported", 0, 0x20, 2), ("data", 0x400, 0x20, 1),
            ])
        )

        let functions = [0x10, 0xFF, 0x100, 0x11F, 0x120, 0x20F, 0x210, 0x220, 0x310, 0x400].map(table.function)
        functions.expect([nil, nil, "first", "first", nil, "second", "third", nil, nil, nil])
        #expect(table.names == ["first", "second", "third", "data"])
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
