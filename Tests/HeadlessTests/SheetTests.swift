import Headless
import Shared
import TestSupport
import Testing

struct SheetTests {
    private let log = Log()
    private let device = Device(clock: VirtualClock())
    private let list = LoggedViewController("List")
    private let delegate: SheetSpy

    init() {
        delegate = SheetSpy(log)
        device.window.setRoot(NavigationStack(root: list))
    }

    @Test func `A sheet is shown instead of the screen below it, in no stack, until back closes it`() throws {
        let sheet = LoggedViewController("Sheet")
        list.present(sheet)
        #expect(device.screen?.title == "Sheet")
        #expect(device.isSheetPresented)
        #expect(sheet.navigationStack == nil)

        try device.back()

        #expect(device.screen?.title == "List")
        #expect(!device.isSheetPresented)
    }

    @Test(arguments: SheetClosing.allCases)
    func `A sheet is in its window until it is closed, and its delegate hears once, after its end, if the user does so`(
        closing: SheetClosing
    ) throws {
        let sheet = LoggedViewController("Sheet", log: log)
        device.window.present(sheet, delegate: delegate)
        #expect(sheet.window === device.window)
        let before = log.entries.count

        try closing.close(device, list, sheet)
        device.window.dismiss()

        let report = closing == .systemBack ? ["user closed Sheet"] : []
        log.entries.dropFirst(before).expect(["Sheet will disappear", "Sheet did disappear"] + report)
        #expect(sheet.window == nil)
    }

    @Test func `A replaced sheet cannot close its replacement`() {
        let first = LoggedViewController("First")
        list.present(first)
        list.present(LoggedViewController("Second"))

        first.dismiss()

        #expect(device.screen?.title == "Second")
    }

    @Test func `No tab can be selected while a sheet is up`() {
        device.window.setTabs([Tab(title: "One", stack: NavigationStack(root: LoggedViewController("One")))])
        device.window.present(LoggedViewController("Sheet"))

        #expect(throws: DeviceError.sheetInTheWay("Sheet")) { try device.selectTab("One") }
    }
}

/// Ways for a sheet to be closed.
nonisolated enum SheetClosing: CaseIterable {
    case itself, presenter, systemBack, replaced, rootReplaced

    @MainActor func close(_ device: Device, _ list: LoggedViewController, _ sheet: LoggedViewController) throws {
        switch self {
        case .itself: sheet.dismiss()
        case .presenter: list.dismiss()
        case .systemBack: try device.back()
        case .replaced: list.present(LoggedViewController("Other"))
        case .rootReplaced: device.window.setRoot(NavigationStack(root: LoggedViewController("Other")))
        }
    }
}

/// A delegate that logs which sheet the user has closed.
private final class SheetSpy: PresentationDelegate {
    private let log: Log

    init(_ log: Log) {
        self.log = log
    }

    func presentationDidDismiss(_ controller: any ViewController) {
        log.add("user closed \(controller.screen.title)")
    }
}
