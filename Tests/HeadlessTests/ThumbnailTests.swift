import Foundation
import Headless
import Shared
import Synchronization
import TestSupport
import Testing

struct ThumbnailTests {
    private let clock = VirtualClock()
    private let loader = LoaderStub()
    private let device: Device
    private let section = Section("Rows")
    private let view: LoggedViewController

    init() {
        view = LoggedViewController("List", [.section(section)])
        device = Device(clock: clock, images: loader)
    }

    @Test func `A thumbnail is loaded when the screen first appears, and not when it appears again`() async {
        section.rows = [Row(id: "1", title: "One", thumbnail: "rose")]
        let before = view.screen.state(of: "rose")

        show()
        await clock.settle()
        device.window.present(LoggedViewController("Sheet"))
        device.window.dismiss()
        await clock.settle()

        #expect(before == .placeholder)
        #expect(view.screen.state(of: "rose") == .loaded)
        loader.requests.expect(["rose"])
    }

    @Test func `A thumbnail that comes with new rows is loaded, and its state reported as a change`() async {
        let log = Log()
        show()
        section.rows = [Row(id: "1", title: "One", thumbnail: "rose")]
        device.onChange = { log.add("change") }

        await clock.settle()

        #expect(view.screen.state(of: "rose") == .loaded)
        log.entries.expect(["change"])
    }

    @Test(arguments: [false, true])
    func `A thumbnail whose row is removed while it loads ends in the cache: it is requested once, also if it returns`(
        returns: Bool
    ) async {
        show()
        section.rows = [Row(id: "1", title: "One", thumbnail: "rose")]

        section.rows = []
        if returns { section.rows = [Row(id: "1", title: "One", thumbnail: "rose")] }
        await clock.settle()

        #expect(view.screen.imageStates == (returns ? ["rose": .loaded] : [:]))
        loader.requests.expect(["rose"])
    }

    @Test(arguments: [false, true])
    func `A failed thumbnail is loaded again when its screen appears again or is refreshed, and that is reported`(
        isRefresh: Bool
    ) async {
        let log = Log()
        loader.fail("rose")
        section.rows = [Row(id: "1", title: "One", thumbnail: "rose")]
        show()
        await clock.settle()
        if !isRefresh { device.window.present(LoggedViewController("Sheet")) }
        device.onChange = { [view] in log.add("\(view.screen.state(of: "rose"))") }

        if isRefresh { view.screen.refresh() } else { device.window.dismiss() }
        await clock.settle()

        #expect(log.entries.first == "placeholder")
        #expect(log.entries.last == "failed")
        loader.requests.expect(["rose", "rose"])
    }

    @Test func `A thumbnail is requested once, however many rows use it, and again after the last of them was removed`()
        async
    {
        let (one, two) = (Row(id: "1", title: "One", thumbnail: "rose"), Row(id: "2", title: "Two", thumbnail: "rose"))
        section.rows = [one, two]
        show()
        await clock.settle()

        section.rows = [one, Row(id: "3", title: "Three", thumbnail: "tulip")]
        await clock.settle()
        let kept = loader.requests
        section.rows = []
        let removed = view.screen.state(of: "rose")
        section.rows = [one]
        await clock.settle()

        #expect(removed == .placeholder)
        #expect(view.screen.state(of: "rose") == .loaded)
        kept.expect(["rose", "tulip"])
        loader.requests.expect(["rose", "tulip", "rose"])
    }

    @Test func `Thumbnails whose addresses differ only in their bytes are loaded each, and replace each other`() async {
        loader.fail("e\u{301}")
        show()
        section.rows = [
            Row(id: "1", title: "One", thumbnail: "\u{E9}"), Row(id: "2", title: "Two", thumbnail: "e\u{301}"),
        ]
        await clock.settle()
        let both = view.screen.imageStates

        section.rows = [Row(id: "1", title: "One", thumbnail: "e\u{301}")]
        await clock.settle()

        #expect(both == ["\u{E9}": .loaded, "e\u{301}": .failed])
        #expect(view.screen.imageStates == ["e\u{301}": .failed])
    }

    @Test func `A screen that is left is released, though its thumbnails were loaded`() async {
        weak var screen: Screen?
        do {
            let photo = LoggedViewController("Photo", [.section(section)])
            section.rows = [Row(id: "1", title: "One", thumbnail: "rose")]
            device.window.setRoot(NavigationStack(root: photo))
            screen = photo.screen
        }
        await clock.settle()
        let state = screen?.state(of: "rose")

        device.window.setRoot(NavigationStack(root: LoggedViewController("Other")))

        #expect(state == .loaded)
        #expect(screen == nil)
    }

    private func show() {
        device.window.setRoot(NavigationStack(root: view))
    }
}

/// Answers every request at once and records its address.
private nonisolated final class LoaderStub: ImageLoader {
    private struct State {
        var requests: [ExactText] = []
        var failing: Set<ExactText> = []
    }

    private let state = Mutex(State())

    var requests: [ExactText] { state.withLock { $0.requests } }

    func fail(_ address: ExactText) {
        state.withLock { _ = $0.failing.insert(address) }
    }

    func load(_ address: ExactText) async throws -> Data {
        let fails = state.withLock { state in
            state.requests.append(address)
            return state.failing.contains(address)
        }
        if fails { throw ServiceError.noConnection }
        return Data()
    }
}
