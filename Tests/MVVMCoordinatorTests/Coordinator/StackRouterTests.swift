import Headless
import Screens
import Shared
import TestSupport
import Testing

@testable import MVVMCoordinator

@Suite(.leakCheck)
struct StackRouterTests {
    private enum Closing: CaseIterable {
        case pop, systemBack, link
    }

    private enum SheetClosing: CaseIterable {
        case itself, router, systemBack, replaced
    }

    private let log = Log()
    private let bench = Bench()
    private let stack: NavigationStack
    private let router: StackRouter

    init() {
        stack = bench.show(UnrelatedView())
        router = StackRouter(stack)
    }

    @Test(arguments: Closing.allCases)
    private func `A screen that is closed is reported once, however that happens`(closing: Closing) throws {
        let view = UnrelatedView()
        router.push(view) { [log] in log.add("gone") }

        switch closing {
        case .pop: router.pop(view)
        case .systemBack: try bench.device.back()
        case .link: router.popToRoot(thenPush: UnrelatedView())
        }
        router.push(UnrelatedView())

        log.entries.expect(["gone"])
    }

    @Test func `Screens that are closed at once are reported once each, the topmost first`() {
        let first = UnrelatedView()
        router.push(first) { [log] in log.add("first gone") }
        router.push(UnrelatedView())
        router.push(UnrelatedView()) { [log] in log.add("third gone") }

        router.pop(first)
        router.push(UnrelatedView())

        log.entries.expect(["third gone", "first gone"])
    }

    @Test func `A sheet that the screen below opens while another closes is the one that is tracked`() {
        let (below, sheet) = (AppearingView(), UnrelatedView())
        router.push(below)
        router.present(UnrelatedView()) { [log] in log.add("first gone") }
        below.onAppear = { [log, router] in router.present(sheet) { log.add("second gone") } }

        router.dismissSheet()
        log.entries.expect(["first gone"])
        below.onAppear = {}
        router.dismiss(sheet)

        log.entries.expect(["first gone", "second gone"])
    }

    @Test func `A screen that is covered has not gone`() {
        router.push(UnrelatedView()) { [log] in log.add("gone") }

        router.push(UnrelatedView())
        bench.window.present(UnrelatedView())
        bench.window.dismiss()

        #expect(log.entries.isEmpty)
    }

    @Test func `A screen that is closed under a sheet is reported when the sheet is closed`() {
        let view = UnrelatedView()
        router.push(view) { [log] in log.add("gone") }
        bench.window.present(UnrelatedView())

        router.pop(view)
        #expect(log.entries.isEmpty)
        bench.window.dismiss()

        log.entries.expect(["gone"])
    }

    @Test(arguments: SheetClosing.allCases)
    private func `A sheet that is closed is reported once, however that happens`(closing: SheetClosing) throws {
        let sheet = UnrelatedView()
        router.present(sheet) { [log] in log.add("gone") }

        switch closing {
        case .itself: router.dismiss(sheet)
        case .router: router.dismissSheet()
        case .systemBack: try bench.device.back()
        case .replaced: router.present(UnrelatedView()) {}
        }
        router.dismiss(sheet)

        #expect(bench.device.isSheetPresented == (closing == .replaced))
        router.dismissSheet()
        log.entries.expect(["gone"])
    }

    @Test func `A sheet that is not the router's stays`() {
        bench.window.present(UnrelatedView())

        router.dismissSheet()
        router.dismiss(UnrelatedView())

        #expect(bench.device.isSheetPresented)
    }

    @Test func `Before a stack is in a window, what is pushed stays, and a sheet has gone at once`() throws {
        let stack = NavigationStack()
        let router = StackRouter(stack)
        let view = UnrelatedView()

        router.push(view) { [log] in log.add("screen gone") }
        router.present(UnrelatedView()) { [log] in log.add("sheet gone") }

        log.entries.expect(["sheet gone"])
        #expect(stack.viewControllers.count == 1)
    }

    @Test(arguments: [false, true])
    func `An alert or a notice shows after what a screen has yet to show`(isAlert: Bool) {
        let view = UnrelatedView()
        router.push(view)
        view.screen.setNeedsUpdate { [log, bench] in log.add(ScreenText(bench.device).lines.joined()) }

        if isAlert { router.present(Alert(.photoGone)) } else { router.show(notice: "Saved") }

        log.entries.expect(["= Unrelated"])
    }

    @Test func `After the window has replaced the stack, what is pushed or presented has gone at once`() {
        bench.window.setRoot(NavigationStack(root: UnrelatedView()))

        router.push(track(UnrelatedView())) { [log] in log.add("screen gone") }
        router.present(track(UnrelatedView())) { [log] in log.add("sheet gone") }
        router.dismissSheet()

        log.entries.expect(["screen gone", "sheet gone"])
        #expect(!bench.device.isSheetPresented)
    }

    @Test(arguments: [
        (false, ["= Unrelated", "* Saved", "! This photo no longer exists", "!   [OK]"]),
        (true, ["= Unrelated"]),
    ])
    func `Alerts and notices show while the stack is in a window`(isReplaced: Bool, lines: [String]) {
        if isReplaced { bench.window.setRoot(NavigationStack(root: UnrelatedView())) }

        router.present(Alert(.photoGone))
        router.show(notice: "Saved")

        ScreenText(bench.device).lines.expect(lines)
    }

    @Test func `After the window has replaced the stack nothing is reported, and nothing is retained`() {
        router.push(track(UnrelatedView())) { [log] in log.add("screen gone") }
        router.present(track(UnrelatedView())) { [log] in log.add("sheet gone") }

        bench.window.setRoot(NavigationStack(root: UnrelatedView()))

        #expect(log.entries.isEmpty)
        #expect(stack.viewControllers.isEmpty)
    }
}

private final class AppearingView: ViewController {
    let screen = Screen("Below", [])
    var onAppear: () -> Void = {}

    func viewDidAppear() {
        onAppear()
    }
}
