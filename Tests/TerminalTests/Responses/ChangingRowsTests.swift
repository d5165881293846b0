import Headless
import TestSupport
import Testing

/// The focus survives rows that change or disappear.
struct ChangingRowsTests {
    /// Keys, changes of a list of five rows, and the row that has the focus then.
    nonisolated struct Change: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let keys: [Press]
        let focus: String
        let changes: [@MainActor @Sendable (inout [Row]) -> Void]

        init(
            _ name: String,
            _ keys: [Press] = [.down],
            focus: String,
            _ changes: @MainActor @Sendable (inout [Row]) -> Void...
        ) {
            (testDescription, self.keys, self.focus, self.changes) = (name, keys, focus, changes)
        }
    }

    @Test(arguments: [
        Change("rows come above", focus: "Row 2") { $0.insert(StubApp.row(9), at: 0) },
        Change("rows are sorted again", focus: "Row 2") { $0.reverse() },
        Change("the row gets another title", focus: "New") { $0[1].title = "New" },
        Change("the row goes: to the next one", focus: "Row 3") { $0.remove(at: 1) },
        Change("the last row goes: to the one before", [.end], focus: "Row 4") { $0.removeLast() },
        Change(
            "all rows go and others come: to the first",
            [.down, .down],
            focus: "Row 7",
            { $0 = [] },
            { $0 = [StubApp.row(7), StubApp.row(8)] }
        ),
        Change(
            "rows come above, then the row goes: to the one in its place",
            focus: "Row 3",
            { $0.insert(contentsOf: [StubApp.row(8), StubApp.row(9)], at: 0) },
            { $0.remove(at: 3) }
        ),
    ])
    func `The focus stays on its row, or goes to the nearest`(change: Change) async throws {
        let stage = Stage { $0.show($0.list(count: 5)) }
        await stage.press(change.keys)

        for change in change.changes {
            try change(&stage.app.section().rows)
            await stage.settle()
        }

        stage.marked.expect([change.focus])
    }

    @Test func `A button that is hidden gives the focus away`() async throws {
        let stage = Stage { $0.show($0.form()) }
        await stage.press(.backTab)

        try await stage.change { try $0.device.button("Cancel").isHidden = true }

        #expect(stage.focusedField == "Name")
    }
}
