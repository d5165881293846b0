import Headless
import Testing

/// The focus survives rows that change or disappear.
struct ChangingRowsTests {
    private let stage = Stage { $0.show($0.list(count: 5)) }

    private func change(_ body: (inout [Row]) -> Void) async throws {
        body(&(try #require(try stage.app.device.sections().first)).rows)
        await stage.settle()
    }

    @Test func `Rows come above`() async throws {
        await stage.press(.down)

        try await change { $0.insert(StubApp.row(9), at: 0) }

        #expect(stage.marked == ["Row 2"])
    }

    @Test func `Rows are sorted anew`() async throws {
        await stage.press(.down)

        try await change { $0.reverse() }

        #expect(stage.marked == ["Row 2"])
    }

    @Test func `The row gets another title`() async throws {
        await stage.press(.down)

        try await change { $0[1].title = "New" }

        #expect(stage.marked == ["New"])
    }

    @Test func `The row goes, and the next one gets the focus`() async throws {
        await stage.press(.down)

        try await change { $0.remove(at: 1) }

        #expect(stage.marked == ["Row 3"])
    }

    @Test func `The last row goes, and the one before it gets the focus`() async throws {
        await stage.press(.end)

        try await change { $0.removeLast() }

        #expect(stage.marked == ["Row 4"])
    }

    @Test func `All rows go and others come`() async throws {
        await stage.press(.down, .down)

        try await change { $0 = [] }
        try await change { $0 = [StubApp.row(7), StubApp.row(8)] }

        #expect(stage.marked.count == 1)
        #expect(stage.marked.first?.hasPrefix("Row") == true)
    }

    @Test func `A button that is hidden gives the focus away`() async throws {
        let stage = Stage { $0.show($0.form()) }
        await stage.press(.backTab)

        try stage.app.device.button("Cancel").isHidden = true
        await stage.settle()

        #expect(stage.focusedField == "Name")
    }

    @Test func `Keys act on the row that is marked, not on the one that stood there`() async throws {
        await stage.press(.down)
        try #require(try stage.app.device.sections().first).rows.insert(StubApp.row(9), at: 0)

        await stage.press("f")

        #expect(stage.log == ["Like R2"])
    }

    @Test func `Rows come above, then the row goes, and the one that took its place gets the focus`() async throws {
        await stage.press(.down)
        try await change { $0.insert(contentsOf: [StubApp.row(8), StubApp.row(9)], at: 0) }

        try await change { $0.remove(at: 3) }

        #expect(stage.marked == ["Row 3"])
    }
}
