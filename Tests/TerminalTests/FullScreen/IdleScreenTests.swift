import Headless
import Testing

@testable import Terminal

struct IdleScreenTests {
    @Test func `An idle screen writes nothing, and a key that changes nothing its answer once`() async {
        let stage = Stage { $0.show($0.list()) }
        await stage.press(.up)
        let count = stage.surface.frames.count

        await stage.wait(.seconds(10))
        let idle = stage.surface.frames.count
        await stage.press(.up, .backspace, "x", .up)

        #expect(idle == count)
        #expect(stage.surface.frames.count == count)
    }

    @Test func `A change out of view writes nothing`() async throws {
        let stage = Stage(rows: 12) { $0.show($0.list()) }
        let count = stage.surface.frames.count

        try await stage.change { try $0.section().rows[30].title = "New" }

        #expect(stage.surface.frames.count == count)
    }

    @Test func `All changes of one turn by the app alone are one frame`() async throws {
        let stage = Stage { $0.show($0.list()) }
        let count = stage.surface.frames.count

        let section = try stage.app.section()
        for index in 0..<5 { section.rows[index].mark = "♥" }
        section.status = "New"
        await stage.settle()

        #expect(stage.surface.frames.count == count + 1)
        #expect(stage.shows("♥ Row 5"))
    }

    @Test func `Keys that come together are one frame`() async {
        let stage = Stage { $0.show($0.list()) }
        let count = stage.surface.frames.count

        stage.surface.send(.input(Array("jjjj".utf8)))

        #expect(stage.surface.frames.count == count + 1)
        #expect(stage.focus == "Row 5")
    }
}
